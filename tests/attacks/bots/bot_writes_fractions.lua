-- Fractions with long exponents, written out again and again.
-- as: bot
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return function(view, options, anytime)
  local write, x = tostring, 1.2345678901234e300
  while true do write(x) write(x) write(x) write(x) end
end
