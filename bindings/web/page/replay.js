// replay.js - any moment of the game: slider, arrow keys, the eyes of a seat, comments, variations.

import { byId, el, keep, patchWith, put, title } from './dom.js';
import { complain, log as lines, trouble } from './act.js';
import * as boards from './boards.js';
import { explainFocus } from './explain.js';
import * as log from './log.js';
import { seatName } from './players.js';
import * as review from './review.js';
import { on, store } from './store.js';

/** @typedef {import('./types').TreeNode} TreeNode */

const pieces = {
  panel: el('section', { class: 'question replay', 'aria-label': 'Replay' }),
  log: el('section', { class: 'log', 'aria-label': 'What happened', tabindex: 0 }),
  // Parts of the panel. The slider stays the same element, or it could not be dragged.
  head: el('div', { class: 'part' }),
  slider: el('input', { type: 'range', min: 0, 'aria-label': 'Moment of the game', 'data-key': 'slider', oninput: () => slide() }),
  tools: el('div', { class: 'part' }),
  moves: el('ol', { class: 'moves' }),
};

/** The list of moves that is shown: for which line, and its lines by node. @type {{key: string, items: Map<number, Element>}} */
const listed = { key: '', items: new Map() };

/** When the address is written: each time costs more than drawing the board. */
const REST = 250;
let resting = 0;

/** A recorded moment is looked at: nothing can be chosen. */
const NOTHING = { choose: () => undefined };

/**
 * Where the view is: a node of the tree, and with whose eyes.
 * @type {{nodes: TreeNode[], byNumber: Map<number, TreeNode>, children: Map<number|null, TreeNode[]>, changes: number, node: number, eyes: number, wanted: number, isBusy: boolean}}
 */
const at = { nodes: [], byNumber: new Map(), children: new Map(), changes: 0, node: 0, eyes: 0, wanted: -1, isBusy: false };

/** @param {TreeNode[]} nodes */
function takeNodes(nodes) {
  at.nodes = nodes;
  at.byNumber = new Map(nodes.map((one) => [one.node, one]));
  at.children = new Map();
  for (const one of nodes) at.children.set(one.parent, [...(at.children.get(one.parent) ?? []), one]);
  at.changes++;
}

/** The nodes from the start to the end of the line on which the node lies. @param {number} node */
function lineOf(node) {
  /** @type {TreeNode[]} */
  const line = [];
  for (let one = at.byNumber.get(node); one; one = one.parent === null ? undefined : at.byNumber.get(one.parent)) line.push(one);
  line.reverse();
  for (let next = childOf(node); next; next = childOf(next.node)) line.push(next);
  return line;
}

/** The child that continues the line: the one that was visited last. @param {number} node */
function childOf(node) {
  const next = at.byNumber.get(node)?.next;
  return next === null || next === undefined ? undefined : at.byNumber.get(next);
}

/** Positions that were asked for, by node and seat. @type {Map<string, Promise<import('./types').Look>>} */
const seen = new Map();
/** No more of them are kept. */
const MOST = 600;
/** So many moments on each side are asked for while nothing else happens. */
const AHEAD = 6;

/** The position at a node, as the chosen seat sees it. @param {number} node */
function lookAt(node) {
  const key = `${node}/${at.eyes}`;
  const known = seen.get(key);
  if (known) return known;
  if (seen.size >= MOST) seen.clear();
  const answer = store.carrier.ask('look', { node, seat: at.eyes });
  seen.set(key, answer);
  answer.catch(() => seen.delete(key));
  return answer;
}

/** The next moments in both directions, one after the other, as long as nothing is wanted. */
async function lookAhead() {
  const line = lineOf(at.node);
  const now = line.findIndex((one) => one.node === at.node);
  const near = [...Array(AHEAD).keys()].flatMap((i) => [line[now + i + 1], line[now - i - 1]]);
  for (const one of near) {
    if (!one || seen.has(`${one.node}/${at.eyes}`)) continue;
    if (at.isBusy || line[now].node !== at.node || !pieces.panel.isConnected) return;
    await lookAt(one.node).catch(() => undefined);
  }
}

/** Shows a node. Moves of the slider that come while one is fetched are taken together. @param {number} node */
async function show(node) {
  at.wanted = node;
  if (at.isBusy) return;
  at.isBusy = true;
  try {
    while (at.wanted >= 0) {
      const next = at.wanted;
      at.wanted = -1;
      const answer = await lookAt(next);
      at.node = next;
      lines.clear();
      for (const line of answer.log ?? []) lines.set(line.n, line);
      store.look = { ...answer, options: [], refused: [] };
      trouble.text = '';
      draw();
    }
  } catch (error) {
    complain(error);
    draw();
  }
  at.isBusy = false;
  clearTimeout(resting);
  resting = window.setTimeout(rest, REST);
}

/** The moment that is shown stays for a while. */
function rest() {
  noteMoment();
  void lookAhead();
}

/** The address names the moment that is shown. */
function noteMoment() {
  if (!pieces.panel.isConnected) return;
  const params = new URLSearchParams(location.hash.slice(1));
  params.set('t', String(store.look.step));
  history.replaceState(null, '', `#${params}`);
}

/** The slider was moved. */
function slide() {
  const one = lineOf(at.node)[Number(pieces.slider.value)];
  if (one) void show(one.node);
}

/** @param {number} step relative to the present one */
function move(step) {
  const line = lineOf(at.node);
  const now = line.findIndex((one) => one.node === at.node);
  const next = line[Math.max(0, Math.min(line.length - 1, now + step))];
  if (next && next.node !== at.node) void show(next.node);
}

/** To where the turn of another player begins. @param {number} direction */
function moveTurn(direction) {
  const line = lineOf(at.node);
  let now = line.findIndex((one) => one.node === at.node);
  const seat = line[now]?.seat;
  do now += direction; while (line[now] && line[now].seat === seat);
  const next = line[Math.max(0, Math.min(line.length - 1, now))];
  if (next) void show(next.node);
}

/** A move of the line, with its comment and other ways to go on. @param {TreeNode} one @param {Set<number>} inLine */
function moveItem(one, inLine) {
  const others = one.parent === null ? [] : (at.children.get(one.parent) ?? []).filter((other) => !inLine.has(other.node));
  const item = el('li', {},
    el('button', { class: `move seat-${one.seat}`, 'data-key': `node:${one.node}`, onclick: () => show(one.node) },
      el('span', { class: 'number' }, one.step), one.seat ? el('span', { class: 'disc' }, one.seat) : null, title(one.said || 'start'), review.mark(one.node)),
    one.comment ? el('p', { class: 'comment' }, one.comment) : null,
    others.map((other) => el('button', { class: 'variation', onclick: () => show(other.node) }, `↳ instead: ${other.said}`)));
  listed.items.set(one.node, item);
  return item;
}

/** Whether this move is the one that is shown. @param {Element|null|undefined} item @param {boolean} isNow */
function markNow(item, isNow) {
  item?.classList.toggle('now', isNow);
  if (isNow) item?.firstElementChild?.setAttribute('aria-current', 'step');
  else item?.firstElementChild?.removeAttribute('aria-current');
}

/** The moves of the line; as long as they are the same, only the mark goes on. @param {TreeNode[]} line */
function drawMoves(line) {
  const key = `${at.changes}/${review.count()}/${line.at(-1)?.node}`;
  if (listed.key !== key) {
    const inLine = new Set(line.map((one) => one.node));
    listed.key = key;
    listed.items.clear();
    put(pieces.moves, line.map((one) => moveItem(one, inLine)));
  }
  markNow(pieces.moves.querySelector('.now'), false);
  const here = listed.items.get(at.node);
  markNow(here, true);
  // Later, so that the whole page is measured once.
  requestAnimationFrame(() => { if (here instanceof HTMLElement) pieces.moves.scrollTop += here.getBoundingClientRect().top - pieces.moves.getBoundingClientRect().top - (pieces.moves.clientHeight - here.clientHeight) / 2; });
}

/** The comment of this moment; it stays as it is while it is written. */
function noteField() {
  const was = at.byNumber.get(at.node)?.comment ?? '';
  return keep('note', `${at.node}/${was}`, () => {
    const note = el('textarea', { rows: 2, 'aria-label': 'Comment on this moment', placeholder: 'Comment on this moment', maxlength: 2000 });
    note.value = was;
    return el('details', { class: 'note', 'data-node': at.node }, el('summary', {}, was ? 'Change the comment' : 'Add a comment'), note, el('button', { onclick: () => comment(note.value) }, 'Keep it'));
  });
}

function tools() {
  const { hello, look } = store;
  const isHost = hello.powers.includes('host');
  const views = [...hello.speaks_for, 0].filter((seat, i, all) => all.indexOf(seat) === i);
  return [
    el('label', { class: 'eyes' }, 'Seen by ', el('select', { onchange: (/** @type {Event} */ event) => { at.eyes = Number(/** @type {HTMLSelectElement} */ (event.target).value); void show(at.node); } },
      views.map((seat) => el('option', { value: seat, selected: at.eyes === seat }, seat ? seatName(seat) : 'Spectators')))),
    isHost && !look.over ? playOnButtons() : null,
    isHost ? noteField() : null,
  ];
}

/** A page with a recorded game has no more than what was reviewed when it was written. */
let isReviewable = true;

/** @param {TreeNode[]} line */
async function judge(line) {
  try {
    trouble.text = '';
    await review.run(line, drawPanel);
  } catch (error) {
    complain(error);
    draw();
  }
}

/** Where a person decides next on this line: the moves of bots before it stay. */
function nextOwn() {
  const line = lineOf(at.node);
  const isOwn = (/** @type {number} */ seat) => store.hello.seats.some((one) => one.seat === seat && one.kind === 'human');
  const here = line.findIndex((one) => one.node === at.node);
  const next = line.findIndex((one, i) => i > here && isOwn(one.seat));
  return isOwn(store.look.asked) || next < 0 ? at.node : line[next - 1].node;
}

function playOnButtons() {
  const isHere = nextOwn() === at.node;
  return el('p', { class: 'actions' }, el('button', { class: 'button', onclick: () => playOn(nextOwn()) }, isHere ? 'Play on from here' : 'Play on from your next decision'),
    isHere ? null : el('button', { class: 'quiet', onclick: () => playOn(at.node) }, `Decide for ${seatName(store.look.asked)}`));
}

/** The table moves there; the rest of the game stays as a variation. @param {number} node */
async function playOn(node) {
  try {
    await store.carrier.ask('go_to', { node });
    const params = new URLSearchParams(location.hash.slice(1));
    params.delete('view');
    params.delete('t');
    location.hash = String(params);
  } catch (error) {
    complain(error);
    draw();
  }
}

/** @param {string} text */
async function comment(text) {
  try {
    const answer = await store.carrier.ask('comment', { node: at.node, text });
    takeNodes(answer.nodes ?? at.nodes);
  } catch (error) {
    complain(error);
  }
  draw();
}

/** The board and the log, and what stands beside them. */
function draw() {
  boards.drawBoards({ keys: new Set(), changed: new Set(store.look.last?.changed ?? []) }, NOTHING);
  drawPanel();
  log.draw(pieces.log);
}

/** The buttons that go through the game. */
function steps() {
  return keep('steps', '', () => el('div', { class: 'steps' }, [['|«', 'First', -1e6], ['«', 'Turn back', 't-'], ['‹', 'Back', -1], ['›', 'Forward', 1], ['»', 'Turn forward', 't+'], ['»|', 'Last', 1e6]].map(([sign, name, step]) =>
    el('button', { 'aria-label': name, title: name, 'data-key': `go:${step}`, onclick: () => (typeof step === 'number' ? move(step) : moveTurn(step === 't+' ? 1 : -1)) }, sign))));
}

function drawPanel() {
  const { look } = store;
  const line = lineOf(at.node);
  const now = line.findIndex((one) => one.node === at.node);
  const last = line.at(-1)?.step ?? 0;
  patchWith(pieces.head, () => [el('header', {}, el('p', { class: 'who' }, `Decision ${look.step} of ${last}`, look.turn ? `, turn ${look.turn}` : ''),
    el('h2', {}, look.last ? `${seatName(look.last.seat)}: ${look.last.said}` : 'The start')),
  trouble.text ? el('p', { class: 'trouble', role: 'alert' }, trouble.text) : null]);
  pieces.slider.max = String(Math.max(0, line.length - 1));
  if (at.wanted < 0) pieces.slider.value = String(now);
  pieces.slider.setAttribute('aria-valuetext', `decision ${look.step} of ${last}`);
  patchWith(pieces.tools, () => [steps(), tools(), isReviewable ? review.draw(line, now, { show: (node) => void show(node), start: () => void judge(lineOf(at.node)) }) : null]);
  drawMoves(line);
}

async function read() {
  seen.clear();
  const answer = await store.carrier.ask('tree');
  takeNodes(answer.nodes);
  return answer.at ?? 0;
}

/** @param {HTMLElement} main @param {URLSearchParams} params */
export async function open(main, params) {
  const present = await read();
  review.begin(at.nodes);
  at.eyes = store.hello.you || store.hello.speaks_for[0] || 0;
  main.className = 'view-play view-replay';
  put(pieces.panel, pieces.head, pieces.slider, pieces.tools, pieces.moves);
  put(main, boards.pieces.table, el('aside', { class: 'side' }, pieces.panel, pieces.log));
  boards.watchSize();
  on(['seat'], draw);
  const wanted = params.get('t');
  const line = lineOf(present);
  await show((wanted !== null ? line.find((one) => one.step === Number(wanted)) : null)?.node ?? present);
  byId('main').focus({ preventScroll: true });
  isReviewable = store.carrier.hasReview !== false;
  if (params.get('review') || store.carrier.hasReview) void judge(line);
  return {
    pressed: (/** @type {string} */ key) => {
      /** @type {Record<string, () => void>} */
      const keys = { ArrowLeft: () => move(-1), ArrowRight: () => move(1), ArrowUp: () => moveTurn(-1), ArrowDown: () => moveTurn(1), PageUp: () => moveTurn(-1), PageDown: () => moveTurn(1), Home: () => move(-1e6), End: () => move(1e6), i: () => explainFocus(1), I: () => explainFocus(-1) };
      keys[key]?.();
    },
    changed: async () => { await read(); draw(); },
  };
}
