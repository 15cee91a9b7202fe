-- Fills the disk, or memory, with texts.
-- as: test
-- outcome: clean fault
-- status: LIMIT
-- says: more than 100 files written
for i = 1, 1000000 do
  adit.write("text" .. i .. ".txt", "more")
end
