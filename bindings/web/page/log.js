// log.js - what happened, grouped by turn; a line marks the places that it changed.

import { el, patch, title } from './dom.js';
import { log } from './act.js';
import { store } from './store.js';
import { seatName } from './players.js';

/** More lines than this are not drawn. */
const SHOWN = 150;

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

/** @param {HTMLElement} panel */
export function draw(panel) {
  const lines = [...log.values()].filter((line) => line.step <= store.look.step).sort((one, other) => one.n - other.n).slice(-SHOWN);
  /** @type {HTMLElement[]} */
  const groups = [];
  let turn = -1, by = -1;
  /** @type {HTMLElement|null} */
  let list = null;
  for (const line of lines) {
    if (line.turn !== turn || line.by !== by || !list) {
      ({ turn, by } = line);
      list = el('ul');
      groups.push(el('section', {}, el('h4', { class: `seat-${by}` }, by > 0 ? [el('span', { class: 'disc' }), seatName(by)] : 'The game', el('small', {}, ` turn ${turn}`)), list));
    }
    list.append(el('li', { onpointerenter: () => mark(line.changed, true), onpointerleave: () => mark(line.changed, false) }, sentence(line)));
  }
  const fold = el('button', { class: 'fold', 'data-key': 'fold', 'aria-expanded': panel.classList.contains('unfolded') ? 'true' : 'false', onclick: (/** @type {Event} */ event) => {
    /** @type {Element} */ (event.currentTarget).setAttribute('aria-expanded', String(panel.classList.toggle('unfolded')));
    panel.scrollTop = panel.scrollHeight;
  } }, 'What happened');
  patch(panel, el('h3', {}, fold), groups.length ? groups : el('p', { class: 'nothing' }, 'Nothing yet.'));
  // Later, so that the whole page is measured once.
  requestAnimationFrame(() => { panel.scrollTop = firstUnread(panel); });
}

/** Where what others did since this player's last turn begins; the end, if there is nothing. @param {HTMLElement} panel */
function firstUnread(panel) {
  const heads = [...panel.querySelectorAll('h4')];
  const own = heads.findLastIndex((head) => store.hello.speaks_for.some((seat) => head.matches(`.seat-${seat}`)));
  const next = own >= 0 ? heads[own + 1] : undefined;
  return next ? next.offsetTop - panel.offsetTop - OWN_HEADING : panel.scrollHeight;
}
