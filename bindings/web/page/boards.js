// boards.js - the own board and the common one, side by side, for every view that shows the table.

import { el, patchWith, put } from './dom.js';
import { fitPair, fitWithTexts, showTexts } from './fit.js';
import { keyOfCard, keyOfPlace } from './options.js';
import * as players from './players.js';
import { store } from './store.js';
import { drawZone, isLit, isShown, isThere } from './zones.js';

/** @typedef {import('./types').Zone} Zone */
/** @typedef {import('./places.js').Lit} Lit */

export const pieces = {
  table: el('div', { class: 'table' }),
  status: el('p', { class: 'match', role: 'note', 'aria-label': 'The match' }),
  players: el('div', { class: 'players', role: 'tablist', 'aria-label': 'Players' }),
  own: el('div', { id: 'own', class: 'pane own', role: 'tabpanel', 'aria-label': 'Board of a player', tabindex: 0 }),
  tabs: el('div', { class: 'tabs', role: 'tablist', 'aria-label': 'Common board' }),
  common: el('div', { id: 'common', class: 'pane common', role: 'tabpanel', 'aria-label': 'Common board', tabindex: 0 }),
};
put(pieces.table, el('div', { class: 'strip' }, pieces.players, pieces.status, pieces.tabs), pieces.own, pieces.common);

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
  // Where there is much to show, the line above the boards says the most of it.
  const place = shown.at(count > CROWDED ? -1 : 0);
  if (status && place) place.zones = [...place.zones, status];
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

/** How the boards were fitted: the shares of the width, and of each pane its scale and which texts it shows. @typedef {{own: string, common: string, panes: {scale: string, texts: string}[]}} Fitting */
/** Boards that were fitted in this view, by what they show and the window: from tab to tab costs little. @type {Map<string, Fitting>} */
const fittings = new Map();
/** What was fitted last, and how high its zones were then. */
let fitted = '', heights = '';
/** Panes with more than fits even at the smallest scale: they are scrolled. @type {Set<HTMLElement>} */
const tooMuch = new Set();
/** The pointer and the slider come first: what could be larger grows a moment later. */
const REST = 200;
let resting = 0;

const PANES = [pieces.own, pieces.common];
/** @param {HTMLElement} pane */
const overflows = (pane) => pane.scrollHeight > pane.clientHeight + 1;
/** @param {HTMLElement} pane */
const zonesOf = (pane) => [...pane.querySelectorAll('.zone')];

/** The present fitting. @returns {Fitting} */
function fittingNow() {
  const { style } = pieces.table;
  return { own: style.getPropertyValue('--own'), common: style.getPropertyValue('--common'), panes: PANES.map((pane) => ({ scale: pane.style.getPropertyValue('--k'), texts: pane.dataset.texts ?? '' })) };
}

/** @param {Fitting} fitting */
function apply({ own, common, panes }) {
  pieces.table.style.setProperty('--own', own);
  pieces.table.style.setProperty('--common', common);
  PANES.forEach((pane, i) => {
    pane.style.setProperty('--k', panes[i].scale);
    showTexts(pane, panes[i].texts);
  });
}

/** In a pane that must be scrolled what can be chosen comes first. */
function markScrolled() {
  for (const pane of PANES) pane.classList.toggle('scrolled', tooMuch.has(pane));
}

/** Remembers how high the zones are now, and what cannot fit. */
function note() {
  tooMuch.clear();
  for (const pane of PANES) if (overflows(pane)) tooMuch.add(pane);
  markScrolled();
  heights = measure();
  fittings.set(fitted, fittingNow());
}

const measure = () => PANES.map((pane) => `${pane.clientWidth}x${pane.clientHeight}:${zonesOf(pane).map((zone) => zone.clientHeight).join()}`).join('/');

/** Whether a fitting differs so little from another that the change would only disturb. @param {Fitting} one @param {Fitting} other */
function isAlike(one, other) {
  return one.own === other.own && one.panes.every(({ scale, texts }, i) => texts === other.panes[i].texts && Math.abs(Number(scale) - Number(other.panes[i].scale)) < 0.06);
}

/** Measures everything from scratch. */
function fitAll() {
  fitPair(pieces.table, pieces.own, pieces.common);
  note();
}

/** What lies on the boards is higher or lower than when they were fitted: they are fitted again. */
function fitAtRest() {
  if (!pieces.table.isConnected || Object.keys(store.preview).length || measure() === heights) return;
  const before = fittingNow();
  const focus = PANES.map((pane) => pane.scrollTop);
  fitAll();
  if (isAlike(before, fittingNow())) {
    apply(before);
    if (PANES.some((pane) => overflows(pane) && !tooMuch.has(pane))) fitAll();
    else note();
  }
  PANES.forEach((pane, i) => { pane.scrollTop = focus[i]; });
}

/** @param {string} tab */
function refit(tab) {
  // What an option would do is shown for a moment: nothing may move under the pointer.
  if (Object.keys(store.preview).length) return;
  const names = PANES.map((pane) => `${pane.clientHeight > 0}${zonesOf(pane).map((zone) => zone.getAttribute('data-zone')).join()}`);
  const view = `${store.seat}/${tab}/${innerWidth}x${innerHeight}`;
  const now = `${view}/${names.join('/')}`;
  if (now !== fitted) {
    const known = fittings.get(now);
    const isOther = !fitted.startsWith(`${view}/`);
    fitted = now;
    if (!known && isOther) return fitAll();
    tooMuch.clear();
    heights = '';
    if (known) apply(known);
  }
  // Measuring both boards takes long: at first only what is too large becomes smaller.
  for (const pane of PANES) {
    if (!overflows(pane) || tooMuch.has(pane)) continue;
    fitWithTexts(pane);
    if (overflows(pane)) tooMuch.add(pane);
  }
  markScrolled();
  clearTimeout(resting);
  resting = window.setTimeout(fitAtRest, REST);
  return undefined;
}

/** The tab that is shown, for a window that changes. */
let shownTab = '';
/** What a click on the boards does; with another one everything is drawn again. @type {unknown} */
let chooser = null;

/** The next drawing begins with nothing: what was drawn before is not kept. */
export function forgetDrawings() {
  chooser = null;
}

/** @param {HTMLElement} pane @param {Zone[]} zones @param {Lit} shown @param {{choose: (key: string) => void}} handlers */
function drawPane(pane, zones, shown, handlers) {
  const drawings = () => zones.map((zone) => drawZone(zone, shown, handlers));
  if (chooser === handlers.choose) patchWith(pane, drawings);
  else put(pane, drawings());
}

/** Whether the only drawing of the pane is higher than wide, so that the rest stands beside it. @param {HTMLElement} pane */
function isTall(pane) {
  const [first, ...others] = /** @type {HTMLElement[]} */ ([...pane.querySelectorAll('.zone-grid > .drawing')]);
  return first && !others.length && Number(first.style.getPropertyValue('--h')) > Number(first.style.getPropertyValue('--w')) * 1.2;
}

/**
 * Draws the boards. What is lit can be chosen.
 * @param {Lit} shown @param {{choose: (key: string) => void}} handlers
 */
export function drawBoards(shown, handlers) {
  players.draw(pieces.players);
  put(pieces.status, (store.look.status ?? []).map((text) => el('span', {}, text)));
  const all = tabs();
  const at = tabNow(all, shown);
  const own = store.hello.layout.zones.filter((zone) => zone.of === store.seat && isShown(zone));
  drawPane(pieces.own, own, shown, handlers);
  pieces.own.className = `pane own seat-${store.seat}${tooMuch.has(pieces.own) ? ' scrolled' : ''}${isTall(pieces.own) ? ' tall' : ''}`;
  pieces.own.style.setProperty('--others', String(Math.max(1, own.length - 1)));
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
  markPointed();
}

/** Marks what the line of the menu under the pointer names. */
function markPointed() {
  for (const pane of PANES) {
    for (const one of pane.querySelectorAll('[data-field], [data-card]')) {
      one.classList.toggle('pointed', store.pointed.has(keyOfPlace(one.getAttribute('data-field') ?? '')) || store.pointed.has(keyOfCard(one.getAttribute('data-card') ?? '')));
    }
  }
}

/** @param {string[]} keys of places and cards; none: nothing is pointed at */
export function point(keys) {
  store.pointed = new Set(keys);
  markPointed();
}

/** The next common board, by the keyboard. */
export function nextTab() {
  const all = [...pieces.tabs.querySelectorAll('.tab')].filter((one) => one instanceof HTMLElement && one.offsetParent);
  const now = all.findIndex((one) => one.matches('.shown, .shown-narrow'));
  const next = all[(now + 1) % all.length];
  if (next instanceof HTMLElement) next.click();
}

/** @type {ResizeObserver|null} */
let watcher = null;

/** Another view or window: everything is measured from scratch, since other things stand beside the boards. */
export function watchSize() {
  fittings.clear();
  fitted = '';
  watcher?.disconnect();
  watcher = new ResizeObserver(() => { if (store.look && pieces.table.isConnected) refit(shownTab); });
  watcher.observe(pieces.table);
}
