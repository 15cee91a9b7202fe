return { n = 0 }
