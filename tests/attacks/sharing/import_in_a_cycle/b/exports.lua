return { other = import "a" }
