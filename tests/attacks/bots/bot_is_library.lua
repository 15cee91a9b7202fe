-- A bot that is a library function.
-- as: bot
-- outcome: clean fault
-- says: 
return math.max
