-- À¯ í €
return 1
