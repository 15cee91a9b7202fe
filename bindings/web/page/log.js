// log.js - what happened, grouped by turn; a line marks the places that it changed.

import { el, patch, plain } from './dom.js';
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

/** A line of the engine as people say it: titles for ids, names for seats. The heading has named the seat already. @param {string} text @param {number} seat */
function readable(text, seat) {
  const own = new RegExp(`^p${seat} (.)`);
  if (own.test(text)) return readable(text.replace(own, (_, letter) => letter.toUpperCase()), 0);
  return text.replace(/\b[a-z][a-z0-9]*(_[a-z0-9]+)+\b/g, (word) => store.faces.get(word)?.title ?? plain(word))
    .replace(/\bp(\d)(?='s|\b)/g, (_, number) => seatName(Number(number)));
}

/** @param {HTMLElement} panel */
export function draw(panel) {
  const lines = [...log.values()].filter((line) => line.step <= store.look.step).sort((one, other) => one.n - other.n).slice(-SHOWN);
  /** @type {HTMLElement[]} */
  const groups = [];
  let turn = -1, seat = -1;
  /** @type {HTMLElement|null} */
  let list = null;
  for (const line of lines) {
    if (line.turn !== turn || line.seat !== seat || !list) {
      ({ turn, seat } = line);
      list = el('ul');
      groups.push(el('section', {}, el('h4', { class: `seat-${seat}` }, seat > 0 ? [el('span', { class: 'disc' }), seatName(seat)] : 'The game', el('small', {}, ` turn ${turn}`)), list));
    }
    list.append(el('li', { onpointerenter: () => mark(line.changed, true), onpointerleave: () => mark(line.changed, false) }, readable(line.text, seat)));
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
