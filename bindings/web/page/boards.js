// boards.js - the own board and the common one, side by side, for every view that shows the table.

import { el, patch, put } from './dom.js';
import { fitPair, fitWithTexts } from './fit.js';
import * as players from './players.js';
import { store } from './store.js';
import { drawZone, isLit, isShown, isThere } from './zones.js';

/** @typedef {import('./types').Zone} Zone */
/** @typedef {import('./places.js').Lit} Lit */

export const pieces = {
  table: el('div', { class: 'table' }),
  players: el('div', { class: 'players', role: 'tablist', 'aria-label': 'Players' }),
  own: el('div', { id: 'own', class: 'pane own', role: 'tabpanel', 'aria-label': 'Board of a player', tabindex: 0 }),
  tabs: el('div', { class: 'tabs', role: 'tablist', 'aria-label': 'Common board' }),
  common: el('div', { id: 'common', class: 'pane common', role: 'tabpanel', 'aria-label': 'Common board', tabindex: 0 }),
};
put(pieces.table, el('div', { class: 'strip' }, pieces.players, pieces.tabs), pieces.own, pieces.common);

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

/** On a narrow screen one board is shown at a time: this stands for the player's own. */
export const OWN = -2;

/** Whether the own board is the one that a narrow screen shows. @param {Zone[]} own @param {{title: string, zones: Zone[]}[]} all @param {Lit} shown */
function isOwnFirst(own, all, shown) {
  if (store.tab !== -1) return store.tab === OWN;
  return own.some((zone) => isLit(zone, shown)) || !all.some(({ zones }) => zones.some((zone) => isLit(zone, shown)));
}

/** Which boards are shown in which window: the width is shared again when that changes. */
let shared = '';
/** Which zones each pane had when its scale was found. @type {Map<HTMLElement, string>} */
const fitted = new Map();
/** Scales that were found, by pane, zones and width: another question often brings back the same zones. @type {Map<string, {scale: string, isRoomy: boolean}>} */
const scales = new Map();
/** Those of them with more than fits at the smallest scale: they are scrolled. @type {Set<string>} */
const tooMuch = new Set();
/** How the width was shared before, so that going from tab to tab costs little. @type {Map<string, [string, string]>} */
const shares = new Map();

/** @param {HTMLElement} pane */
const overflows = (pane) => pane.scrollHeight > pane.clientHeight + 1;
/** @param {HTMLElement} pane */
const zonesOf = (pane) => `${pane.clientHeight > 0}${[...pane.querySelectorAll('.zone')].map((zone) => zone.getAttribute('data-zone')).join()}`;

/** Shares the width; true if that was not known yet. @param {string} now */
function share(now) {
  const known = shares.get(now);
  shared = now;
  if (!known) fitPair(pieces.table, pieces.own, pieces.common);
  else ['--own', '--common'].forEach((name, i) => pieces.table.style.setProperty(name, known[i]));
  shares.set(now, [pieces.table.style.getPropertyValue('--own'), pieces.table.style.getPropertyValue('--common')]);
  return !known;
}

/** The scale of a pane whose zones may be others now. @param {HTMLElement} pane @param {string} zones @param {boolean} isFresh */
function refitPane(pane, zones, isFresh) {
  const place = `${pane.id}/${shared}/${zones}`;
  const known = scales.get(place);
  if (known && !isFresh && fitted.get(pane) !== zones) {
    pane.style.setProperty('--k', known.scale);
    pane.classList.toggle('roomy', known.isRoomy);
  }
  if (!isFresh && ((!known && fitted.get(pane) !== zones) || (overflows(pane) && !tooMuch.has(place)))) fitWithTexts(pane);
  fitted.set(pane, zones);
  scales.set(place, { scale: pane.style.getPropertyValue('--k'), isRoomy: pane.classList.contains('roomy') });
  if (overflows(pane)) tooMuch.add(place);
  else tooMuch.delete(place);
}

/** @param {string} tab */
function refit(tab) {
  const now = `${store.seat}/${tab}/${innerWidth}x${innerHeight}`;
  const isFresh = shared !== now && share(now);
  for (const pane of [pieces.own, pieces.common]) refitPane(pane, zonesOf(pane), isFresh);
}

/** The tab that is shown, for a window that changes. */
let shownTab = '';
/** What a click on the boards does; with another one everything is drawn again. @type {unknown} */
let chooser = null;

/** @param {HTMLElement} pane @param {Zone[]} zones @param {Lit} shown @param {{choose: (key: string) => void}} handlers */
function drawPane(pane, zones, shown, handlers) {
  const drawings = zones.map((zone) => drawZone(zone, shown, handlers));
  if (chooser === handlers.choose) patch(pane, drawings);
  else put(pane, drawings);
}

/**
 * Draws the boards. What is lit can be chosen.
 * @param {Lit} shown @param {{choose: (key: string) => void}} handlers
 */
export function drawBoards(shown, handlers) {
  players.draw(pieces.players);
  const all = tabs();
  const at = tabNow(all, shown);
  const own = store.hello.layout.zones.filter((zone) => zone.of === store.seat && isShown(zone));
  drawPane(pieces.own, own, shown, handlers);
  pieces.own.className = `pane own seat-${store.seat}${pieces.own.classList.contains('roomy') ? ' roomy' : ''}`;
  const isOwn = isOwnFirst(own, all, shown);
  pieces.table.classList.toggle('own-first', isOwn);
  const tab = (/** @type {number} */ i, /** @type {string} */ title, /** @type {Zone[]} */ zones, /** @type {string} */ name) => el('button', {
    class: `tab${name}${zones.some((zone) => isLit(zone, shown)) ? ' has-lit' : ''}`, role: 'tab', 'aria-selected': name.includes('shown') ? 'true' : 'false',
    'data-key': `tab:${i}`, 'aria-controls': i === OWN ? 'own' : 'common', onclick: () => { store.tab = i; drawBoards(shown, handlers); },
  }, title);
  put(pieces.tabs, tab(OWN, players.seatName(store.seat), own, ` narrow${isOwn ? ' shown-narrow' : ''}`),
    all.map(({ title, zones }, i) => tab(i, title, zones, `${i === at ? ' shown' : ''}${all.length > 1 ? '' : ' narrow'}`)));
  drawPane(pieces.common, all[at]?.zones ?? [], shown, handlers);
  chooser = handlers.choose;
  shownTab = all[at]?.title ?? '';
  refit(shownTab);
}

/** The next common board, by the keyboard. */
export function nextTab() {
  const all = [...pieces.tabs.querySelectorAll('.tab')].filter((one) => one instanceof HTMLElement && one.offsetParent);
  const now = all.findIndex((one) => one.matches('.shown, .shown-narrow'));
  const next = all[(now + 1) % all.length];
  if (next instanceof HTMLElement) next.click();
}

/** The window has changed: the scale is found again. */
export function watchSize() {
  shared = '';
  new ResizeObserver(() => { if (store.look && pieces.table.isConnected) refit(shownTab); }).observe(pieces.table);
}
