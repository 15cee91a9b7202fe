-- A bot that asks for files.
-- as: bot
-- outcome: clean fault
-- says: no global is called 'io'
return function(view, options, anytime)
  return io.open("/etc/passwd")
end
