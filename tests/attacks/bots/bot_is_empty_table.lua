-- A table without a function.
-- as: bot
-- outcome: refused at load
-- says: no function 'decide'
return { decide = 1 }
