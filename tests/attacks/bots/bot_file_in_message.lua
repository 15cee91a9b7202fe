-- Names a file of the machine in the error of a decision.
-- as: bot
-- outcome: clean fault
-- says: /etc/passwd:1: boo
-- never: root:
return function()
  error("/etc/passwd:1: boo", 0)
end
