-- A bot whose failure clears the terminal.
-- as: bot
-- outcome: clean fault
-- says: ?[2J?
return function(view, options, anytime)
  error("\27[2J\u{202E}")
end
