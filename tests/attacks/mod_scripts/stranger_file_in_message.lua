-- Names a file of the machine in the error of a test script.
-- as: test
-- outcome: clean fault
-- says: /etc/passwd:1: boo
-- never: root:
error("/etc/passwd:1: boo", 0)
