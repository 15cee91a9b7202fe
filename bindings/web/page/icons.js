// icons.js - pictures of goods: a file if there is one, otherwise a token with the first letters.

import { el, svg, plain } from './dom.js';
import { store } from './store.js';

/** Colours of tokens without a picture; chosen by the name, so a good keeps its own. */
const TOKENS = ['#8a5a33', '#4f6f8a', '#5f7d3f', '#8a4b6b', '#7a6a2e', '#3f7a74', '#7a4a3a', '#5a5a8a'];

/** @param {string} name */
function colour(name) {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return TOKENS[sum % TOKENS.length];
}

/** @param {string} name */
function letters(name) {
  const words = plain(name).split(' ');
  return (words.length > 1 ? words[0][0] + words[1][0] : name.slice(0, 2)).toUpperCase();
}

/**
 * The picture that stands for a word: of the good, or of the last part of a longer name.
 * @param {string} word
 */
export function pictureOf(word) {
  const good = store.hello?.goods.find((one) => one.id === word);
  const name = good?.icon ?? word;
  return store.icons.has(name) ? name : '';
}

/** Where the pictures are; a page that stands alone brings its own. @param {string} name */
export function pictureUrl(name) {
  return store.pictures[name] ?? `icons/${name}.svg`;
}

/**
 * For HTML. The word itself is for screen readers.
 * @param {string} word
 */
export function icon(word) {
  const picture = pictureOf(word);
  if (picture) return el('img', { class: 'icon', src: pictureUrl(picture), alt: plain(word), title: plain(word) });
  return el('span', { class: 'icon token', style: { background: colour(word) }, title: plain(word), 'aria-label': plain(word), role: 'img' }, letters(word));
}

/**
 * For SVG, as a square.
 * @param {string} word @param {number} x @param {number} y @param {number} size
 */
export function drawIcon(word, x, y, size) {
  const picture = pictureOf(word);
  if (picture) return svg('image', { href: pictureUrl(picture), x, y, width: size, height: size });
  return svg('g', {},
    svg('circle', { cx: x + size / 2, cy: y + size / 2, r: size / 2, fill: colour(word) }),
    svg('text', { class: 'token-text', x: x + size / 2, y: y + size * 0.66, 'font-size': size * 0.45 }, letters(word)));
}

/**
 * Amounts as pictures: "2 wood, 1 stone".
 * @param {Record<string, number>|null|undefined} goods
 */
export function amounts(goods) {
  const list = el('span', { class: 'amounts' });
  for (const [good, count] of Object.entries(goods ?? {})) {
    list.append(el('span', { class: 'amount' }, el('b', {}, count), icon(good)));
  }
  return list;
}

/** The good that a word in a sentence names, also more than one of it. @param {string} word */
function goodIn(word) {
  return [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y')].find(pictureOf);
}

/** A sentence of the engine, with a picture behind each amount of a good. @param {string} text */
export function withIcons(text) {
  const line = el('span', { class: 'sentence' });
  let rest = 0;
  for (const found of text.matchAll(/(\d+) ([a-z][a-z_]*)/g)) {
    const good = goodIn(found[2]);
    if (!good) continue;
    // What ends the sentence stays beside the picture.
    const end = /^[.,;:)]*/.exec(text.slice(found.index + found[0].length))?.[0] ?? '';
    line.append(text.slice(rest, found.index), el('span', { class: 'amount' }, el('b', {}, found[1]), icon(good), end ? el('span', { class: 'end' }, end) : null));
    rest = found.index + found[0].length + end.length;
  }
  line.append(text.slice(rest));
  return line;
}
