-- Takes a library function away from everybody.
-- as: card
-- outcome: refused at load
-- says: 'rep' cannot be set
string.rep = nil
return card {}
