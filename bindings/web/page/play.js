// play.js - the view for playing: own board, common board, question, log.

import { el, put } from './dom.js';
import { act, back, look, pick } from './act.js';
import * as dialogs from './dialogs.js';
import { explain } from './explain.js';
import { fit, fitPair } from './fit.js';
import * as log from './log.js';
import { litKeys, remaining } from './options.js';
import * as players from './players.js';
import * as question from './question.js';
import { on, store, tell } from './store.js';
import { drawZone, isLit, isShown, isThere } from './zones.js';

/** @typedef {import('./types').Zone} Zone */

const pieces = {
  table: el('div', { class: 'table' }),
  players: el('div', { class: 'players', role: 'tablist', 'aria-label': 'Players' }),
  own: el('div', { id: 'own', class: 'pane own', role: 'tabpanel' }),
  tabs: el('div', { class: 'tabs', role: 'tablist', 'aria-label': 'Common board' }),
  common: el('div', { id: 'common', class: 'pane common', role: 'tabpanel' }),
  question: el('section', { id: 'question', class: 'question', 'aria-label': 'Question', tabindex: -1 }),
  log: el('section', { id: 'log', class: 'log', 'aria-label': 'What happened', tabindex: 0 }),
};

/** What can be chosen now, and what the last decision changed. */
export function lit() {
  const options = question.isAsked() ? remaining(store.look.options ?? [], store.picked) : [];
  return { keys: litKeys(options), changed: new Set(store.look.last?.changed ?? []) };
}

const handlers = { choose: pick };

/** More places than this are not shown in one tab. */
const CROWDED = 60;

/** Which tab a zone belongs to. @param {Zone} zone @param {boolean} isCrowded */
function tabOf(zone, isCrowded) {
  if (zone.area === 'supply' || zone.area === 'status') return 'Supply';
  return isCrowded && zone.shape === 'cards' ? 'On display' : 'Board';
}

/** Zones of the common board in tabs. Small tables have one tab for all that matters. @returns {{title: string, zones: Zone[]}[]} */
export function tabs() {
  const common = store.hello.layout.zones.filter((zone) => !zone.of && isShown(zone));
  const status = common.find((zone) => zone.area === 'status');
  const count = common.filter((zone) => zone.area !== 'supply' && zone.area !== 'status').reduce((sum, zone) => sum + (zone.places?.filter(isThere).length ?? 0), 0);
  /** @type {Map<string, Zone[]>} */
  const found = new Map([['Board', []], ['On display', []], ['Supply', []]]);
  for (const zone of common) if (zone !== status) found.get(tabOf(zone, count > CROWDED))?.push(zone);
  const shown = [...found].filter(([, zones]) => zones.length).map(([title, zones]) => ({ title, zones }));
  if (status && shown.length) shown[0].zones = [...shown[0].zones, status];
  return shown;
}

/** The tab to show: the one that was clicked, else the first that the question is about. @param {{title: string, zones: Zone[]}[]} all @param {import('./places.js').Lit} shown */
function tabNow(all, shown) {
  if (store.tab >= 0) return Math.min(store.tab, all.length - 1);
  const needed = all.findIndex(({ zones }) => zones.some((zone) => isLit(zone, shown)));
  return needed >= 0 ? needed : 0;
}

/** Which zones there are; the scale of the boards is found again when that changes. */
let fitted = '';

/** @param {HTMLElement} pane */
const overflows = (pane) => pane.scrollHeight > pane.clientHeight + 1 && !isTooMuch.has(pane);
/** Panes with more than fits at the smallest scale: they are scrolled. @type {Set<HTMLElement>} */
const isTooMuch = new Set();

function refit() {
  const panes = [pieces.own, pieces.common];
  const now = panes.map((pane) => [...pane.querySelectorAll('.zone')].map((zone) => zone.getAttribute('data-zone')).join()).join(';') + `${innerWidth}x${innerHeight}`;
  const crowded = panes.filter(overflows);
  if (fitted !== now) {
    fitted = now;
    isTooMuch.clear();
    fitPair(pieces.table, pieces.own, pieces.common);
  } else crowded.forEach(fit);
  for (const pane of panes) if (overflows(pane)) isTooMuch.add(pane);
}

export function drawBoards() {
  const shown = lit();
  const all = tabs();
  const at = tabNow(all, shown);
  const own = store.hello.layout.zones.filter((zone) => zone.of === store.seat && isShown(zone));
  put(pieces.own, own.map((zone) => drawZone(zone, shown, handlers)));
  pieces.own.className = `pane own seat-${store.seat}`;
  put(pieces.tabs, all.length > 1 ? all.map(({ title, zones }, i) => el('button', {
    class: `tab${i === at ? ' shown' : ''}${zones.some((zone) => isLit(zone, shown)) ? ' has-lit' : ''}`, role: 'tab', 'aria-selected': i === at ? 'true' : 'false',
    'data-key': `tab:${i}`, 'aria-controls': 'common', onclick: () => { store.tab = i; drawBoards(); },
  }, title)) : null);
  put(pieces.common, all[at]?.zones.map((zone) => drawZone(zone, shown, handlers)));
  refit();
}

/** The seat whose board belongs on the screen with this question. */
function seatNow() {
  const { look: now, hello } = store;
  return hello.speaks_for.includes(now.asked) ? now.asked : hello.you || hello.speaks_for[0] || now.asked || 1;
}

let asked = -1;
let wasOver = false;

function drawAll() {
  if (store.look.asked !== asked) {
    asked = store.look.asked;
    store.seat = seatNow();
  }
  players.draw(pieces.players);
  question.draw(pieces.question);
  drawBoards();
  log.draw(pieces.log);
  if (store.look.over && !wasOver) dialogs.showEnd();
  wasOver = store.look.over;
}

/** @param {string} key */
function pressed(key) {
  if (/^[1-9]$/.test(key)) return question.takeLine(Number(key));
  switch (key) {
    case 'u': return void act('undo');
    case 'r': return void act('redo');
    case 'h': return void question.hint();
    case 'ArrowDown': return question.moveLine(1);
    case 'ArrowUp': return question.moveLine(-1);
    case 'Backspace': case 'Escape': return void back();
    case 'o': store.seat = store.seat % store.hello.players + 1; return tell('seat');
    case 'l': return pieces.log.focus();
    case '/': return /** @type {HTMLElement|null} */ (pieces.question.querySelector('.find'))?.focus();
    case 'i': if (document.activeElement) explain(document.activeElement); return undefined;
    case '?': return dialogs.showHelp();
    default: return undefined;
  }
}

/** Opens the view. @param {HTMLElement} main */
export async function open(main) {
  asked = -1;
  wasOver = false;
  main.className = 'view-play';
  fitted = '';
  put(pieces.table, pieces.players, pieces.own, el('div', { class: 'shared' }, pieces.tabs, pieces.common));
  put(main, pieces.table, el('aside', { class: 'side' }, pieces.question, pieces.log));
  on(['look', 'seat'], drawAll);
  on(['pick'], () => { question.draw(pieces.question); drawBoards(); });
  on(['preview'], drawBoards);
  new ResizeObserver(() => { if (store.look) refit(); }).observe(main);
  await look();
  return { pressed, changed: look };
}
