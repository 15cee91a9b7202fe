-- A goto into a block.
-- as: card
-- outcome: refused at load
-- says: no visible label 'inside'
goto inside
do local x = 1 ::inside:: x = 2 end
return card {}
