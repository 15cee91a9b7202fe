-- Asks for `require`.
-- as: card
-- outcome: refused at load
-- says: no global is called 'require'
return require("os")
