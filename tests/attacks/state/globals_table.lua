-- Looks for the table of globals.
-- as: card
-- outcome: refused at load
-- says: no global is called '_G'
return _G["card"] {}
