-- Takes away the tiles that every game needs.
-- as: card
-- outcome: refused at load
return cards { remove "excavation", remove "cultivation", remove "undergrowth", remove "housework", remove "undermining", remove "cave_board", remove "cave_entrance" }
