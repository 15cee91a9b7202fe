return { deep = { n = 0 } }
