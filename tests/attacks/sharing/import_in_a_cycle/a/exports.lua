return { other = import "b" }
