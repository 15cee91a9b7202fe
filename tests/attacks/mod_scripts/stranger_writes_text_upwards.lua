-- Writes a text outside of the folder that it was given.
-- as: test
-- outcome: clean fault
-- status: IO
-- says: adit.write can write only names such as
adit.write("../../precious.txt", "gone")
