-- A bot of 500 KB.
-- as: bot
-- outcome: refused at load
-- fill: 40000 x = #; 
-- says: is longer than
-- FILL
return function() return 1 end
