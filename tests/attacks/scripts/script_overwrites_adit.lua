-- Takes its own functions away.
-- as: script
-- outcome: clean fault
-- says: no global is called 'adit'
adit = nil
adit.game {}
