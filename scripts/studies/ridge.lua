-- ridge.lua - least squares with a penalty on large weights, for samples that are mostly zeros.
--
-- local fit = ridge.new(count); fit:add(indices, values, target) for each sample, then
-- fit:solve(penalties). Sums only grow by additions in one order, so the same samples give the same
-- weights.

local ridge = {}

function ridge.new(count)
  local fit = { count = count, rows = {}, right = {} }
  for i = 1, count do
    local row = {}
    for j = 1, i do
      row[j] = 0.0
    end
    fit.rows[i], fit.right[i] = row, 0.0
  end

  -- The indices rise.
  function fit.add(self, indices, values, target)
    local rows, right = self.rows, self.right
    for a = 1, #indices do
      local i, value = indices[a], values[a]
      local row = rows[i]
      right[i] = right[i] + value * target
      for b = 1, a do
        local j = indices[b]
        row[j] = row[j] + value * values[b]
      end
    end
  end

  -- The weights that explain the targets best, where penalties[i] is the price of a square of
  -- weight i. Splits a copy of the matrix into L D L'.
  function fit.solve(self, penalties)
    local rows, n = {}, self.count
    local scaled = {}
    for i = 1, n do
      local row = {}
      for j = 1, i do
        row[j] = self.rows[i][j]
      end
      rows[i] = row
      row[i] = row[i] + penalties[i]
      for j = 1, i - 1 do
        local other, sum = rows[j], row[j]
        for k = 1, j - 1 do
          sum = sum - scaled[k] * other[k]
        end
        scaled[j] = sum
        row[j] = sum / other[j]
      end
      local rest = row[i]
      for k = 1, i - 1 do
        rest = rest - row[k] * scaled[k]
      end
      row[i] = rest
    end
    local x = {}
    for i = 1, n do
      local row, sum = rows[i], self.right[i]
      for k = 1, i - 1 do
        sum = sum - row[k] * x[k]
      end
      x[i] = sum
    end
    for i = n, 1, -1 do
      local sum = x[i] / rows[i][i]
      for k = i + 1, n do
        sum = sum - rows[k][i] * x[k]
      end
      x[i] = sum
    end
    return x
  end
  return fit
end

return ridge
