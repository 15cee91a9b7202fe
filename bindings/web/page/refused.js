// refused.js - what is not possible now, put together so that it can be read.

import { plain } from './dom.js';
import { isInSupply } from './zones.js';
import { store } from './store.js';

/** @typedef {import('./types').Refused} Refused */
/** @typedef {{title: string, card: string|null, reason: string, count: number}} Group */

/** The card that the move is about: the first one that it names. @param {Refused} one */
export function cardOf(one) {
  return one.words.split(' ').find((word) => store.faces.has(word)) ?? null;
}

/** A reason without the names of places and numbers: two places may be refused for the same. @param {string} reason */
const kindOf = (reason) => reason.replace(/\b[a-z]+\d+\b/g, '*').replace(/'[^']*'/g, '*');

/**
 * The reason that is nearest to being possible: most places fall away for the plainest one, and the
 * last that still stands in the way is the rarest.
 * @param {Refused[]} list
 */
export function nearest(list) {
  /** @type {Map<string, Refused[]>} */
  const kinds = new Map();
  for (const one of list) kinds.set(kindOf(one.reason), [...(kinds.get(kindOf(one.reason)) ?? []), one]);
  return [...kinds.values()].sort((one, other) => one.length - other.length)[0][0].reason;
}

/** Refusals in groups, one for each card, without what lies out of sight. @param {Refused[]} list @returns {Group[]} */
export function grouped(list) {
  /** @type {Map<string, Refused[]>} */
  const groups = new Map();
  for (const one of list) {
    const card = cardOf(one);
    if (card && isInSupply(card)) continue;
    const key = card ? `${one.words.split(' ')[0]} ${card}` : one.words;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((all) => {
    const card = cardOf(all[0]);
    const words = all[0].words.split(' ');
    const verb = words[0] === card ? '' : `${plain(words[0])} `;
    const title = all.length === 1 || !card ? all[0].title ?? plain(all[0].words).replace(/^anytime /, 'exchange ') : `${verb}${store.faces.get(card)?.title ?? plain(card)}`;
    return { title, card, reason: nearest(all), count: all.length };
  });
}
