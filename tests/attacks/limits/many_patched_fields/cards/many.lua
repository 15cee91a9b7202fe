local all = {}
for i, id in ipairs { "bakehouse", "dungeon", "cave_entrance" } do
  local fields = {}
  for k = 1, 6000 do fields["zz" .. i .. "_" .. k] = 1 end
  all[i] = patch(id)(fields)
end
return cards(all)
