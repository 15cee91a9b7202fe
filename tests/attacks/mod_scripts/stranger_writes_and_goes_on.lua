-- Catches each refusal and tries the next place; what it may write it can read, and nobody else.
-- as: test
-- outcome: runs, bounded
-- says: 1 written
local game = adit.game { game = "cave_vs_cave", seed = 1 }
local written = 0
for _, name in ipairs { "/dev/shm/x.play", "//x.play", "x.play ", "x.play\n", ".adit", "a/.adit",
                        "C:x.play", "x\0.play", "good.play", "-rf", "x.play/../y", "%2e%2e/x.play" } do
  if pcall(game.record, game, name) then
    written = written + 1
  end
end
adit.load("good.play")
print(written .. " written")
