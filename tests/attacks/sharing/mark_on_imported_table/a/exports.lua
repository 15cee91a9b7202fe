return { list = {} }
