// boards.js - the own board and the common one, side by side, for every view that shows the table.

import { el, put } from './dom.js';
import { fit, fitPair } from './fit.js';
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

/** Which zones there are; the scale of the boards is found again when that changes. */
let fitted = '';

/** @param {HTMLElement} pane */
const overflows = (pane) => pane.scrollHeight > pane.clientHeight + 1 && !isTooMuch.has(pane);
/** Panes with more than fits at the smallest scale: they are scrolled. @type {Set<HTMLElement>} */
const isTooMuch = new Set();

/** Scales that were found before, so that going from tab to tab costs nothing. @type {Map<string, string[]>} */
const found = new Map();

function refit() {
  const panes = [pieces.own, pieces.common];
  const now = panes.map((pane) => [...pane.querySelectorAll('.zone')].map((zone) => zone.getAttribute('data-zone')).join()).join(';') + `${innerWidth}x${innerHeight}`;
  if (fitted !== now) {
    fitted = now;
    isTooMuch.clear();
    const known = found.get(now);
    if (known) {
      [pieces.own, pieces.common].forEach((pane, i) => pane.style.setProperty('--k', known[i]));
      pieces.table.style.setProperty('--own', known[2]);
      pieces.table.style.setProperty('--common', known[3]);
    } else fitPair(pieces.table, pieces.own, pieces.common);
  }
  panes.filter(overflows).forEach((pane) => { if (fit(pane) < 0.5 || overflows(pane)) isTooMuch.add(pane); });
  found.set(now, [...panes.map((pane) => pane.style.getPropertyValue('--k')), ...['--own', '--common'].map((name) => pieces.table.style.getPropertyValue(name))]);
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
  put(pieces.own, own.map((zone) => drawZone(zone, shown, handlers)));
  pieces.own.className = `pane own seat-${store.seat}`;
  put(pieces.tabs, all.length > 1 ? all.map(({ title, zones }, i) => el('button', {
    class: `tab${i === at ? ' shown' : ''}${zones.some((zone) => isLit(zone, shown)) ? ' has-lit' : ''}`, role: 'tab', 'aria-selected': i === at ? 'true' : 'false',
    'data-key': `tab:${i}`, 'aria-controls': 'common', onclick: () => { store.tab = i; drawBoards(shown, handlers); },
  }, title)) : null);
  put(pieces.common, all[at]?.zones.map((zone) => drawZone(zone, shown, handlers)));
  refit();
}

/** The window has changed: the scale is found again. */
export function watchSize() {
  fitted = '';
  new ResizeObserver(() => { if (store.look && pieces.table.isConnected) refit(); }).observe(pieces.table);
}
