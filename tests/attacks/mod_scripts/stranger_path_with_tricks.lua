-- A path with control characters, for the terminal that shows the message.
-- as: test
-- outcome: clean fault
-- says: a test script can read only files of its own mod
adit.load("/tmp/\27[2Jx\r.play")
