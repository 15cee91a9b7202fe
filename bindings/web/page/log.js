// log.js - what happened, grouped by turn; a line marks the places that it changed.

import { el, keep, patchWith, title } from './dom.js';
import { log } from './act.js';
import { store } from './store.js';
import { seatName } from './players.js';

/** About as many lines are drawn; the oldest go in blocks, so that the others can stay as they are. */
const SHOWN = 150, BLOCK = 50;

/** The heading of the panel stays above, pixels. */
const OWN_HEADING = 26;

/** @param {string[]|undefined} fields @param {boolean} isOn */
function mark(fields, isOn) {
  for (const field of fields ?? []) {
    for (const place of document.querySelectorAll(`[data-field="${CSS.escape(field)}"]`)) place.classList.toggle('pointed', isOn);
  }
}

/** A line as a sentence, with the names of seats; that of the heading is left out. @param {import('./types').LogLine} line */
function sentence(line) {
  const text = line.text.replace(/\bplayer (\d)\b/gi, (_, number) => seatName(Number(number)));
  return line.seat && line.seat !== line.by ? `${seatName(line.seat)} ${text}` : title(text);
}

/** @typedef {import('./types').LogLine} LogLine */

/** The lines up to the moment that is shown, in groups: a turn of a player each. */
function groups() {
  const lines = [...log.values()].filter((line) => line.step <= store.look.step).sort((one, other) => one.n - other.n);
  /** @type {LogLine[][]} */
  const found = [];
  for (const line of lines.slice(Math.max(0, Math.ceil((lines.length - SHOWN) / BLOCK)) * BLOCK)) {
    const last = found.at(-1);
    if (last && last[0].turn === line.turn && last[0].by === line.by) last.push(line);
    else found.push([line]);
  }
  return found;
}

/** @param {LogLine[]} lines */
function group(lines) {
  const [{ turn, by, n }] = lines;
  return keep(String(n), `${store.helloNumber}/${lines.map((line) => line.text).join('\n')}`, () => el('section', { 'data-line': n },
    el('h4', { class: `seat-${by}` }, by > 0 ? [el('span', { class: 'disc', 'aria-hidden': 'true' }, by), seatName(by)] : 'The game', el('small', {}, ` turn ${turn}`)),
    el('ul', {}, lines.map((line) => el('li', { onpointerenter: () => mark(line.changed, true), onpointerleave: () => mark(line.changed, false) }, sentence(line))))));
}

/** @param {HTMLElement} panel */
function foldButton(panel) {
  return el('button', { class: 'fold', 'data-key': 'fold', 'aria-expanded': panel.classList.contains('unfolded') ? 'true' : 'false', onclick: (/** @type {Event} */ event) => {
    /** @type {Element} */ (event.currentTarget).setAttribute('aria-expanded', String(panel.classList.toggle('unfolded')));
    panel.scrollTop = panel.scrollHeight;
  } }, 'What happened');
}

/** @param {HTMLElement} panel */
export function draw(panel) {
  const all = groups();
  patchWith(panel, () => [el('h3', {}, foldButton(panel)), all.length ? all.map(group) : el('p', { class: 'nothing' }, 'Nothing yet.')]);
  // Later, so that the whole page is measured once.
  requestAnimationFrame(() => { panel.scrollTop = firstUnread(panel); });
}

/** Where what others did since this player's last turn begins; the end, if there is nothing. @param {HTMLElement} panel */
function firstUnread(panel) {
  const heads = [...panel.querySelectorAll('h4')];
  const own = heads.findLastIndex((head) => store.hello.speaks_for.some((seat) => head.matches(`.seat-${seat}`)));
  const next = own >= 0 ? heads[own + 1] : undefined;
  return next ? panel.scrollTop + next.getBoundingClientRect().top - panel.getBoundingClientRect().top - OWN_HEADING : panel.scrollHeight;
}
