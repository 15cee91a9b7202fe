-- A bot of 500 KB.
-- as: bot
-- outcome: refused at load
-- fill: 40000 x = #; 
-- says: more than 262144 bytes of source text; this is the limit 'bot_bytes'
-- FILL
return function() return 1 end
