-- Gives pcall to pcall.
-- as: script
-- outcome: runs, bounded
-- says: true	true	true	false
print(pcall(pcall, pcall, pcall, error, "x"))
print(pcall(error))
print(pcall(1))
print(pcall(pcall))
