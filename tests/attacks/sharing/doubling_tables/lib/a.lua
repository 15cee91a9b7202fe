local t = {}
for i = 1, 50 do t = { t, t } end
return t
