local t, a, b = {}, 1, 2
return function() return t[a < b] end
