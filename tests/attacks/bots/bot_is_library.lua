-- A bot that is a function of the library.
-- as: bot
-- outcome: clean fault
-- says: 
return math.max
