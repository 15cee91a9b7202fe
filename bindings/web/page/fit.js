// fit.js - makes everything in a pane as large as the pane allows, so that nothing must be scrolled.

/** The smallest scale of rows of cards and boxes, and of drawings: below it letters in hexes cannot be read. */
const SMALLEST = 0.5, SMALLEST_DRAWN = 0.66, LARGEST = 2;
/** With the texts of cards the scale must not go below this. */
const READABLE = 0.8;
/** Stands for the scale of a pane that must be scrolled whatever its scale, and what that is worth at most. */
const SCROLLED = 0, LITTLE = 0.25;
/** What is lost if the common board must be scrolled: the question is about that more often than about the own one. */
const LOST = 1;

/** @param {HTMLElement} pane */
function overflows(pane) {
  return pane.scrollHeight > pane.clientHeight + 1 || pane.scrollWidth > pane.clientWidth + 1;
}

/** Whether something in the pane is drawn to scale, besides tracks. @param {HTMLElement} pane */
const isDrawn = (pane) => pane.querySelector('.zone:not(.zone-track) > .drawing') !== null;
/** @param {HTMLElement} pane */
const smallest = (pane) => (isDrawn(pane) ? SMALLEST_DRAWN : SMALLEST);

/** How much of the pane is used, at most; above 1 it overflows. @param {HTMLElement} pane */
function used(pane) {
  if (overflows(pane)) return Math.max(pane.scrollHeight / pane.clientHeight, pane.scrollWidth / pane.clientWidth);
  const top = pane.getBoundingClientRect().top + pane.clientTop;
  // A zone beside others is as high as they are together: what counts is its content.
  return Math.max(0, ...[...pane.children].map((child) => ((child.lastElementChild ?? child).getBoundingClientRect().bottom - top) / pane.clientHeight));
}

/**
 * Sets --k, the scale of the drawings in the pane, to about the largest that fits. A pane that grows
 * with its content (on a phone) is made as wide as the screen instead. Each try is a layout of the
 * page, so the next one is estimated from what the last one used.
 * @param {HTMLElement} pane
 * @returns {number} the scale
 */
export function fit(pane) {
  if (!pane.clientHeight) return LARGEST;
  const grows = getComputedStyle(pane).overflowY === 'visible';
  let low = smallest(pane), high = LARGEST;
  let now = 1; // always the same start: what was there before must not matter
  pane.style.setProperty('--k', String(LARGEST));
  if (grows || !overflows(pane)) return LARGEST;
  pane.style.setProperty('--k', String(now));
  for (let i = 0; i < 7; i++) {
    const part = used(pane);
    if (part > 1) high = now;
    else low = now;
    if (high - low < 0.03 || (part <= 1 && part > 0.96)) break;
    const guess = now / Math.sqrt(part) * 0.99;
    // Columns of cards change at once, where an estimate would come down in small steps.
    now = i < 2 && guess > low && guess < high ? guess : (low + high) / 2;
    pane.style.setProperty('--k', String(now));
  }
  pane.style.setProperty('--k', String(Math.floor(low * 100) / 100));
  if (!overflows(pane)) return low;
  // What must be scrolled at any scale may as well be read.
  pane.style.setProperty('--k', String(READABLE));
  return SCROLLED;
}

/** How much of the texts of cards is shown, most first: all, three lines of cards, a few words where a card has them; none in boxes and whole ones or three lines on cards. */
const TEXTS = ['whole', 'lines', 'short', 'cards', 'least'];

/** @param {HTMLElement} pane @param {string} texts one of TEXTS, or nothing */
export function showTexts(pane, texts) {
  if (texts) pane.dataset.texts = texts;
  else delete pane.dataset.texts;
}

/**
 * Finds the scale, and shows as much of the texts of cards as there is room for.
 * @param {HTMLElement} pane
 */
export function fitWithTexts(pane) {
  showTexts(pane, '');
  const plain = fit(pane);
  if (plain < READABLE || overflows(pane)) return;
  const scale = pane.style.getPropertyValue('--k');
  const texts = mostTexts(pane);
  showTexts(pane, texts);
  pane.style.setProperty('--k', scale);
  if (!texts || !overflows(pane) || (fit(pane) >= READABLE && !overflows(pane))) return;
  showTexts(pane, '');
  pane.style.setProperty('--k', scale);
}

/** Shares of the own board in the width. */
const SHARES = [0.5, 0.6, 0.4, 0.32];
/** Scales that are tried for each share. */
const TRIES = 4;
/** Larger than this is of no use. */
const ENOUGH = 1.3;

/** If nothing else tells shares apart: what a larger scale of the common board is worth. */
const A_LITTLE = 0.05;

/** What the texts of the common cards are worth, in scales of a board. @type {Record<string, number>} */
const WORTH_OF_TEXTS = { whole: 0.32, lines: 0.3, short: 0.25, cards: 0.2, least: 0.15, '': 0 };

/** The texts that fit in when the pane is as small as they allow. @param {HTMLElement} pane */
function mostTexts(pane) {
  pane.style.setProperty('--k', String(READABLE));
  return TEXTS.find((texts) => { showTexts(pane, texts); return !overflows(pane); }) ?? '';
}

/** The same if the pane can be this large. @param {HTMLElement} pane @param {number} scale */
function textsAt(pane, scale) {
  const texts = scale < READABLE ? '' : mostTexts(pane);
  showTexts(pane, '');
  return texts;
}

/** Pixels of a unit of a drawing at scale 1, as the style sheet has them, and of the edges of a pane. */
const UNIT = 60, UNIT_OF_HEXES = 84, EDGES = 26;

/** Pixels for what stands beside a drawing that is higher than wide, as the style sheet has them. */
const BESIDE = 148;

/** The scale at which the widest board of a pane is as wide as the pane: larger ones do not make it larger. @param {HTMLElement} pane */
function widestScale(pane) {
  const boards = /** @type {HTMLElement[]} */ ([...pane.querySelectorAll('.zone:not(.zone-track) > .drawing')]);
  const units = boards.map((board) => Number(board.style.getPropertyValue('--w')) * (board.parentElement?.matches('.zone-hexes') ? UNIT_OF_HEXES : UNIT));
  return (pane.clientWidth - EDGES - (pane.classList.contains('tall') ? BESIDE : 0)) / Math.max(1, ...units);
}

/** What a scale is worth: rows of cards and boxes that can be read gain nothing from a larger one, drawings do. @param {HTMLElement} pane @param {number} scale */
function worthOf(pane, scale) {
  // A pane that is scrolled is worth less than any that is not, and more where its board is larger or more is in view.
  if (scale === SCROLLED) return (isDrawn(pane) ? Math.min(READABLE, widestScale(pane)) : pane.clientHeight / pane.scrollHeight) * LITTLE;
  return isDrawn(pane) ? scale : Math.min(1, scale / READABLE);
}

/** @param {HTMLElement} table @param {number} share */
function setShare(table, share) {
  table.style.setProperty('--own', `${share}fr`);
  table.style.setProperty('--common', `${1 - share}fr`);
}

/**
 * About the largest scale of each pane, up to ENOUGH. All of them are tried at once, since it is
 * the measuring that takes time.
 * @param {HTMLElement[]} panes
 */
function roughScales(panes) {
  const found = panes.map((pane) => ({ pane, least: smallest(pane), low: SCROLLED, high: ENOUGH, now: ENOUGH }));
  for (let i = 0; i < TRIES; i++) {
    for (const one of found) one.pane.style.setProperty('--k', String(one.now));
    for (const one of found) {
      if (overflows(one.pane)) one.high = one.now;
      else one.low = one.now;
      // Whether anything fits is known at the latest from the last try.
      one.now = one.low === SCROLLED && i === TRIES - 2 ? one.least : (Math.max(one.low, one.least) + one.high) / 2;
    }
    if (found.every((one) => one.low === ENOUGH)) break;
  }
  return found.map(({ low }) => low);
}

/**
 * Shares the width between the own board and the common one so that both can be read.
 * @param {HTMLElement} table @param {HTMLElement} own @param {HTMLElement} common
 */
export function fitPair(table, own, common) {
  let best = SHARES[0], value = -LOST, scales = [1, 1];
  let least = 0, most = 1;
  for (const pane of [own, common]) showTexts(pane, '');
  for (const share of SHARES) {
    if (share < least || share > most) continue;
    setShare(table, share);
    const rough = roughScales([own, common]);
    const [one, other] = [own, common].map((pane, i) => worthOf(pane, Math.min(rough[i], widestScale(pane))));
    // A board that is large enough needs no more of the width.
    if (one >= ENOUGH) most = share;
    const texts = textsAt(common, rough[1]);
    if (other >= ENOUGH && texts === TEXTS[0]) least = share;
    // What is larger than that does not read better.
    const worth = Math.min(one, other, 1) * 2 + Math.min(one, 1) * 1.1 + Math.max(0, one - 1) * 0.3 + Math.min(other, 1.05) + (rough[0] === SCROLLED ? 0 : WORTH_OF_TEXTS[texts]) - (rough[1] === SCROLLED ? LOST : 0) + Math.min(rough[1], ENOUGH) * A_LITTLE;
    if (worth > value + 0.01) {
      best = share;
      value = worth;
      scales = rough;
    }
  }
  setShare(table, best);
  [own, common].forEach((pane, i) => {
    pane.style.setProperty('--k', String(scales[i] || READABLE));
    fitWithTexts(pane);
  });
}
