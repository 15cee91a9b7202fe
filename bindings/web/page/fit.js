// fit.js - makes everything in a pane as large as the pane allows, so that nothing must be scrolled.

const SMALLEST = 0.5, LARGEST = 2;

/** @param {HTMLElement} pane */
function overflows(pane) {
  return pane.scrollHeight > pane.clientHeight + 1 || pane.scrollWidth > pane.clientWidth + 1;
}

/**
 * Sets --k, the scale of the drawings in the pane, to the largest that fits. A pane that grows with
 * its content (on a phone) is made as wide as the screen instead.
 * @param {HTMLElement} pane
 * @returns {number} the scale
 */
export function fit(pane) {
  if (!pane.clientHeight) return LARGEST;
  let low = SMALLEST, high = LARGEST;
  const start = Number(pane.style.getPropertyValue('--k')) || 1;
  // The last scale is often still right, or nearly so.
  if (overflows(pane)) high = start;
  else {
    low = start;
    pane.style.setProperty('--k', String(high));
    if (!overflows(pane)) return high;
  }
  for (let i = 0; i < 5; i++) {
    const middle = (low + high) / 2;
    pane.style.setProperty('--k', String(middle));
    if (overflows(pane)) high = middle;
    else low = middle;
  }
  pane.style.setProperty('--k', String(Math.floor(low * 100) / 100));
  return overflows(pane) ? low / 2 : low;
}

/** Shares of the own board in the width. */
const SHARES = [0.5, 0.6, 0.4, 0.32];
/** Larger than this is of no use. */
const ENOUGH = 1.3;

/**
 * Shares the width between the own board and the common one so that both can be read.
 * @param {HTMLElement} table @param {HTMLElement} own @param {HTMLElement} common
 */
export function fitPair(table, own, common) {
  let best = SHARES[0], value = -1;
  for (const share of SHARES) {
    table.style.setProperty('--own', `${share}fr`);
    table.style.setProperty('--common', `${1 - share}fr`);
    const one = Math.min(ENOUGH, fit(own)), other = Math.min(ENOUGH, fit(common));
    const worth = Math.min(one, other) * 2 + one * 1.1 + other;
    if (worth > value + 0.02) {
      best = share;
      value = worth;
    }
  }
  table.style.setProperty('--own', `${best}fr`);
  table.style.setProperty('--common', `${1 - best}fr`);
  fit(own);
  fit(common);
}
