// players.js - who sits at the table, with points; one click shows a player's board.

import { el, patch, plain } from './dom.js';
import { store, tell } from './store.js';

/** What stands beside the player who is asked. */
export const TO_MOVE = 'to move';

/** @param {number} seat */
export function seatName(seat) {
  const one = store.hello.seats.find((each) => each.seat === seat);
  if (!one) return `Player ${seat}`;
  const name = one.name && one.name !== 'human' ? `Player ${seat} (${plain(one.name.split('/').at(-1) ?? one.name)})` : `Player ${seat}`;
  return name;
}

/** The name, and on narrow screens less of it. @param {number} seat */
export function nameParts(seat) {
  const [, name, more] = /^(.*?)( \(.*)?$/.exec(seatName(seat)) ?? [];
  return [name, more ? el('span', { class: 'wide' }, more) : null];
}

/** @param {number} seat */
export function pointsOf(seat) {
  return store.look.score?.find((one) => one.seat === seat);
}

/** More players than this have short names, so that they take less of the screen. */
const FEW = 3;

/** @param {HTMLElement} bar */
export function draw(bar) {
  bar.classList.toggle('many', store.hello.seats.length > FEW);
  patch(bar, store.hello.seats.map(({ seat }) => {
    const points = pointsOf(seat);
    const isAsked = store.look.asked === seat && !store.look.over;
    return el('button', {
      class: `player seat-${seat}${store.seat === seat ? ' shown' : ''}${isAsked ? ' asked' : ''}`, 'data-key': `seat:${seat}`, 'data-score': points ? seat : null,
      role: 'tab', 'aria-selected': store.seat === seat ? 'true' : 'false', id: `tab-${seat}`, 'aria-controls': 'own',
      onclick: () => { store.seat = seat; store.tab = -2; tell('seat'); },
    },
    el('span', { class: 'disc', 'aria-hidden': 'true' }, seat),
    el('span', { class: 'name' }, nameParts(seat)),
    points ? el('span', { class: 'total' }, `${points.total}`, el('small', {}, ' pts')) : null,
    isAsked ? el('span', { class: 'turn' }, TO_MOVE) : null);
  }));
}
