leaked = 1
return {}
