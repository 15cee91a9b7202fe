-- Fills the disk, or memory, with texts.
-- as: test
-- outcome: clean fault
-- status: LIMIT
-- says: a test script can write at most 100 files
for i = 1, 1000000 do
  adit.write("text" .. i .. ".txt", "more")
end
