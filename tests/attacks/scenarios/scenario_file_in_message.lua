-- Names a file of the machine in an error at load, hoping that its line is shown below.
-- as: scenario
-- outcome: refused at load
-- says: /etc/passwd:1: boo
-- never: root:
error("/etc/passwd:1: boo", 0)
