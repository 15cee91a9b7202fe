-- Puts a phase where none can be.
-- as: card
-- outcome: refused at load
-- game: cave_farmers
-- says: nothing can be put before 'space'
return card {
  id = "phase_before", kind = "phase", title = "Attack", before = "space", use = gain { food = 1 },
}
