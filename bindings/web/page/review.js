// review.js - what positions were worth and what decisions cost: a curve, and the costliest decisions.

import { el, svg, title } from './dom.js';
import { seatName } from './players.js';
import { store } from './store.js';

/** @typedef {import('./types').TreeNode} TreeNode */
/** @typedef {{node: number, values: number[], loss?: number, error?: number, is_close?: boolean, best?: string, best_said?: string}} Worth */

/** What is known, by node; `of` says of which game. @type {{found: Map<number, Worth>, isRunning: boolean, of: string}} */
const known = { found: new Map(), isRunning: false, of: '' };

/** A loss below this many standard errors may be chance. */
const SURE = 2;
/** No more decisions than this are listed. */
const SHOWN = 8;
const POINT = 100;
const WIDTH = 320, HEIGHT = 96;

/** @param {number} hundredths */
const points = (hundredths) => (hundredths / POINT).toFixed(1);

/** Forgets another game. @param {TreeNode[]} nodes */
export function begin(nodes) {
  const of = nodes.slice(0, 24).map((one) => one.words).join();
  if (of !== known.of) known.found.clear();
  known.of = of;
}

/** How many positions are known. */
export const count = () => known.found.size;

export const stop = () => { known.isRunning = false; };

/** Asks for each position of the line, one after the other, so that nobody else has to wait. @param {TreeNode[]} line @param {() => void} changed */
export async function run(line, changed) {
  if (known.isRunning) return;
  known.isRunning = true;
  changed();
  try {
    for (const [i, one] of line.entries()) {
      if (!known.isRunning) return;
      if (known.found.has(one.node)) continue;
      known.found.set(one.node, await store.carrier.ask('evaluate', { node: one.node, judge: true }));
      if (i % 16 === 0) changed();
    }
  } finally {
    known.isRunning = false;
    changed();
  }
}

/** Whether the decision clearly cost something. @param {Worth|undefined} worth */
function isCostly(worth) {
  return worth?.loss !== undefined && worth.loss > SURE * (worth.error ?? 0) && worth.loss >= POINT / 10;
}

/** What a move cost, for the list of moves. @param {number} node */
export function mark(node) {
  const worth = known.found.get(node);
  if (worth?.loss === undefined) return null;
  if (isCostly(worth)) return el('span', { class: 'cost-mark', title: `${points(worth.loss)} points less than the best, give or take ${points(worth.error ?? 0)}` }, `−${points(worth.loss)}`);
  return worth.is_close ? el('span', { class: 'close-mark', title: 'A close call: chance alone may explain the difference' }, '≈') : null;
}

/** One line of the curve: each seat has its colour, its dashes and its number at the end. @param {TreeNode[]} line @param {number} seat @param {(step: number) => number} x @param {(value: number) => number} y */
function curveOf(line, seat, x, y) {
  const at = line.map((one, i) => [i, known.found.get(one.node)?.values[seat - 1]]).filter((one) => one[1] !== undefined);
  if (!at.length) return null;
  const [lastStep, lastValue] = /** @type {[number, number]} */ (at.at(-1));
  return svg('g', { class: `curve seat-${seat}` },
    svg('polyline', { points: at.map(([step, value]) => `${x(/** @type {number} */ (step)).toFixed(1)},${y(/** @type {number} */ (value)).toFixed(1)}`).join(' '), 'stroke-dasharray': seat === 1 ? null : `${7 - Math.min(5, seat)} ${seat}` }),
    svg('text', { x: x(lastStep) + 4, y: y(lastValue) + 4 }, seat));
}

/** The curve of all seats; a click goes there. @param {TreeNode[]} line @param {number} now @param {(node: number) => void} show */
function curve(line, now, show) {
  const values = line.flatMap((one) => known.found.get(one.node)?.values ?? []);
  const low = Math.min(...values), high = Math.max(...values, low + POINT);
  const x = (/** @type {number} */ step) => 4 + (step / Math.max(1, line.length - 1)) * (WIDTH - 20);
  const y = (/** @type {number} */ value) => HEIGHT - 6 - ((value - low) / (high - low)) * (HEIGHT - 14);
  const label = `What the position was worth: ${store.hello.seats.map(({ seat }) => `${seatName(seat)} ended at ${points(known.found.get(line.at(-1)?.node ?? 0)?.values[seat - 1] ?? 0)}`).join(', ')}`;
  const picture = svg('svg', { class: 'curves', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': label, 'data-line': `${line.length}/${line.at(-1)?.node}` },
    low < 0 && high > 0 ? svg('line', { class: 'zero', x1: 0, x2: WIDTH, y1: y(0), y2: y(0) }) : null,
    svg('line', { class: 'now', x1: x(now), x2: x(now), y1: 0, y2: HEIGHT }),
    store.hello.seats.map(({ seat }) => curveOf(line, seat, x, y)),
    line.map((one, i) => (isCostly(known.found.get(one.node)) ? svg('circle', { class: `costly seat-${one.seat}`, cx: x(i), cy: y(known.found.get(one.node)?.values[one.seat - 1] ?? 0), r: 3 }) : null)));
  picture.addEventListener('click', (event) => {
    const box = picture.getBoundingClientRect();
    const step = Math.round(((/** @type {MouseEvent} */ (event).clientX - box.left) / box.width * WIDTH - 4) / (WIDTH - 20) * (line.length - 1));
    const one = line[Math.max(0, Math.min(line.length - 1, step))];
    if (one) show(one.node);
  });
  return picture;
}

/** The decisions that cost most, each with what would have been better. @param {TreeNode[]} line @param {(node: number) => void} show */
function costliest(line, show) {
  // Where people play, their own decisions are what they can learn from.
  const people = store.hello.seats.filter((one) => one.kind === 'human').map(({ seat }) => seat);
  const all = line.filter((one) => isCostly(known.found.get(one.node)) && (!people.length || people.includes(one.seat))).sort((one, other) => (known.found.get(other.node)?.loss ?? 0) - (known.found.get(one.node)?.loss ?? 0));
  if (!all.length) return known.isRunning ? null : el('p', { class: 'nothing' }, 'No decision clearly cost points.');
  return el('details', { class: 'costliest', open: true }, el('summary', {}, 'The decisions that cost most'), el('ol', {}, all.slice(0, SHOWN).map((one) => {
    const worth = /** @type {Worth} */ (known.found.get(one.node));
    return el('li', {}, el('button', { class: `move seat-${one.seat}`, 'data-key': `cost:${one.node}`, onclick: () => show(one.node) },
      el('span', { class: 'number' }, one.step), el('span', { class: 'disc' }, one.seat), el('span', {}, title(one.said), el('small', {}, `better: ${worth.best_said} (${points(worth.loss ?? 0)} points more, ± ${points(worth.error ?? 0)})`))));
  })));
}

/** The review of a line: a button as long as nothing is known. @param {TreeNode[]} line @param {number} now @param {{show: (node: number) => void, start: () => void}} act */
export function draw(line, now, act) {
  const done = line.filter((one) => known.found.has(one.node)).length;
  const button = known.isRunning ? el('button', { class: 'quiet', 'data-key': 'review', onclick: stop }, `Reviewing: ${done} of ${line.length}; stop`)
    : done < line.length ? el('button', { 'data-key': 'review', onclick: act.start, title: 'What each position was worth, and which decisions cost most' }, 'Review this game') : null;
  return el('div', { class: 'review' }, button, done > 1 ? [curve(line, now, act.show), costliest(line, act.show)] : null);
}
