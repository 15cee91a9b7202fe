return { math = math, env = _ENV }
