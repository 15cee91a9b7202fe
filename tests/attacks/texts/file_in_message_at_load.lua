-- Names a file of the machine in an error of a card's file while it is loaded.
-- as: card
-- outcome: refused at load
-- says: /etc/passwd:1: boo
-- never: root:
error("/etc/passwd:1: boo", 0)
