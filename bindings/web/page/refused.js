// refused.js - what is not possible now, put together so that it can be read.

import { plain } from './dom.js';
import { outOfSight } from './zones.js';
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

/** The words of a move for people: cards by their titles. @param {string} words */
function said(words) {
  const isGood = (/** @type {string} */ word) => store.hello.goods.some((good) => good.id === word);
  return words.replace(/^anytime /, 'exchange ').split(' ').map((word) => (isGood(word) ? word : store.faces.get(word)?.title ?? plain(word))).join(' ');
}

/** So many moves of one sort with one reason become one line. */
const MANY = 3;
/** And no more of them than this are named. */
const NAMED = 4;

/** Moves that are refused for the same, in one line: "exchange 1 ruby for 1 wood, 1 ruby for 1 ore". @param {Group[]} groups */
function together(groups) {
  /** @type {Map<string, Group[]>} */
  const alike = new Map();
  for (const one of groups) {
    const key = `${one.title.split(' ')[0]} ${one.reason}`;
    alike.set(key, [...(alike.get(key) ?? []), one]);
  }
  return [...alike.values()].flatMap((all) => {
    if (all.length < MANY) return all;
    const titles = all.map((one) => one.title.split(' '));
    let differs = titles[0].findIndex((word, i) => titles.some((title) => title[i] !== word));
    // A number belongs to what is counted.
    while (differs > 1 && /^\d+$/.test(titles[0][differs - 1])) differs--;
    const rest = titles.map((title) => title.slice(differs).join(' '));
    // Many need not all be named: it is the reason that counts.
    if (rest.length > NAMED + 1) rest.splice(NAMED, rest.length, `and ${rest.length - NAMED} more`);
    return differs < 1 || rest.includes('') ? all : [{ ...all[0], title: `${titles[0].slice(0, differs).join(' ')} ${rest.join(', ')}`, card: null, count: 1 }];
  });
}

/** Refusals in groups, one for each card, without what lies out of sight. @param {Refused[]} list @returns {Group[]} */
export function grouped(list) {
  /** @type {Map<string, Refused[]>} */
  const groups = new Map();
  const hidden = list.length ? outOfSight() : new Set();
  for (const one of list) {
    const card = cardOf(one);
    if (card && hidden.has(card)) continue;
    const key = card ? `${one.words.split(' ')[0]} ${card}` : one.words;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return together([...groups.values()].map((all) => {
    const card = cardOf(all[0]);
    const words = all[0].words.split(' ');
    const verb = words[0] === card ? '' : `${plain(words[0])} `;
    const title = all.length === 1 || !card ? all[0].title ?? said(all[0].words) : `${verb}${store.faces.get(card)?.title ?? plain(card)}`;
    return { title, card, reason: nearest(all), count: all.length };
  }));
}
