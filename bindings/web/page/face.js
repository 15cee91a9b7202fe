// face.js - the face of a card, drawn from what the card declares.

import { el, plain, svg, title } from './dom.js';
import { amounts, icon, pictureOf, withIcons } from './icons.js';
import { store } from './store.js';

/** @typedef {import('./types').Face} Face */

/** The shape that marks a kind, beside its colour: kinds that share a colour differ in their shape. */
const SHAPES = ['◆', '●', '▲', '■', '✚', '⬟', '★', '⬢', '◗', '▼', '◇', '○', '△', '□', '✛', '⬠', '☆', '⬡', '◖', '▽'];
const COLOURS = 10;

/** A word with more letters than this is written smaller, or it would be broken. */
const LONG = 11;

/** Where the kind stands among all kinds. @param {string} kind */
export function kindPlace(kind) {
  return Math.max(0, store.hello.kinds.findIndex((one) => (one.id ?? one) === kind));
}

/** The number of its colour. @param {string} kind */
export function kindNumber(kind) {
  return kindPlace(kind) % COLOURS;
}

/** The shape that stands for it. @param {string} kind */
export function kindMark(kind) {
  return el('span', { class: 'kind-mark', 'aria-hidden': 'true' }, SHAPES[kindPlace(kind) % SHAPES.length]);
}

/** What the card declares under this name, wherever it stands. @param {Face} face @param {string} name */
function declared(face, name) {
  const own = /** @type {any} */ (face)[name];
  return own ?? face.facts?.find(([fact]) => fact === name)?.[1] ?? '';
}

/** "1 wood 2 stone" as amounts; null if it is anything else. @param {string} text */
function readAmounts(text) {
  const parts = text.split(' ');
  /** @type {Record<string, number>} */
  const goods = {};
  for (let i = 0; i < parts.length; i += 2) {
    if (!/^\d+$/.test(parts[i]) || !store.hello.goods.some((good) => good.id === parts[i + 1])) return null;
    goods[parts[i + 1]] = Number(parts[i]);
  }
  return goods;
}

/** @param {Face} face */
function costOf(face) {
  const cost = declared(face, 'cost');
  if (!cost) return null;
  const goods = typeof cost === 'string' ? readAmounts(cost) : cost;
  return goods ? amounts(goods) : el('span', { class: 'cost' }, cost);
}

/** @param {Face} face */
function pointsOf(face) {
  const points = String(declared(face, 'points'));
  if (!/^-?\d+\+?$/.test(points)) return null;
  return el('span', { class: 'points', title: `${points} points` }, points, el('span', { class: 'only-heard' }, ' points'));
}

/** Four sides: must stand, may stand, must not; north, east, south, west. @param {string} value @param {string} text */
function sides(value, text) {
  const at = [[3, 3, 17, 3], [17, 3, 17, 17], [3, 17, 17, 17], [3, 3, 3, 17]];
  return svg('svg', { class: 'fact-sides', viewBox: '0 0 20 20', role: 'img', 'aria-label': text }, svg('title', {}, text),
    value.split(' ').slice(0, 4).map((mark, i) => svg('line', { class: mark === '#' ? 'must' : mark === 'o' ? 'may' : 'not', x1: at[i][0], y1: at[i][1], x2: at[i][2], y2: at[i][3] })));
}

/** Facts that the layout says how to draw. @param {Face} face */
function drawnFacts(face) {
  const kinds = store.hello.layout.facts ?? {};
  return (face.facts ?? []).filter(([name]) => kinds[name]?.shape).map(([name, value]) => (kinds[name].shape === 'sides'
    ? sides(value, `${plain(name)} ${value}: ${kinds[name].text ?? ''}`)
    : el('span', { class: `fact-colour colour-${value}`, title: kinds[name].text ?? plain(name) }, value)));
}

/** A fact in full, with what it means. @param {string} name @param {string} value */
function factValue(name, value) {
  const kind = store.hello.layout.facts?.[name];
  return [kind?.shape === 'sides' ? [sides(value, plain(name)), ' '] : null, withIcons(namedCards(value)), kind?.shape && kind.text ? el('small', {}, ` ${kind.text}`) : null];
}

/** What a fact is called: what it means, if the layout says so and does not draw it. @param {string} name */
function factName(name) {
  const kind = store.hello.layout.facts?.[name];
  return kind?.text && !kind.shape ? kind.text : plain(name);
}

/** A value with the titles of the cards that it names; a fact without a value says all by its name. @param {string} value */
function namedCards(value) {
  const isCard = (/** @type {string} */ word) => store.faces.has(word) && !store.hello.goods.some((good) => good.id === word);
  return value === '' ? 'yes' : isCard(value) ? store.faces.get(value)?.title ?? value : value.split(' ').map((word) => (word.includes('_') && !pictureOf(word) ? plain(word) : word)).join(' ');
}

/** @param {Face} face */
export function spokenFace(face) {
  const cost = declared(face, 'cost'), points = declared(face, 'points');
  const price = typeof cost === 'string' ? plain(cost) : Object.entries(cost).map(([good, count]) => `${count} ${plain(good)}`).join(', ');
  return [face.title, face.kind && plain(face.kind), price && `costs ${price}`, points !== '' && `${points} points`, face.text].filter(Boolean).join('. ');
}

/** What a card does, for a board: in full, and in a few words for boards without the room. @param {Face|undefined} face */
export function textOf(face) {
  if (!face?.text) return null;
  return [el('span', { class: `text${face.short ? ' in-full' : ''}` }, withIcons(face.text)), face.short ? el('span', { class: 'text in-short' }, withIcons(face.short)) : null];
}

/**
 * A small face for rows of cards.
 * @param {Face} face
 * @param {{lit?: boolean, picked?: boolean, marks?: string, label?: string, field?: string, parts?: (Node|null)[], choose?: (() => void)|null}} how
 */
export function smallFace(face, how = {}) {
  const kind = kindNumber(face.kind);
  const isLit = how.lit && how.choose;
  return el(isLit ? 'button' : 'div', {
    class: `face small kind-${kind}${how.lit ? ' lit' : ''}${how.picked ? ' picked' : ''}${how.marks ?? ''}`,
    'data-card': face.id, 'data-field': how.field, 'data-key': `card:${face.id}`, 'data-choice': isLit ? `card:${face.id}` : null, role: isLit ? null : 'img',
    'aria-label': spokenFace(face), onclick: isLit ? how.choose : null,
  },
  costOf(face) || pointsOf(face) ? el('span', { class: 'top' }, costOf(face) ?? el('span'), pointsOf(face)) : null,
  el('span', { class: `name${face.title.split(' ').some((word) => word.length > LONG) ? ' long' : ''}` }, kindMark(face.kind), face.title),
  face.text && face.text !== face.title ? textOf(face) : null,
  drawnFacts(face).length ? el('span', { class: 'drawn-facts' }, drawnFacts(face)) : null,
  how.label && !/^\d+$/.test(how.label) ? el('span', { class: 'note' }, how.label) : null,
  how.parts?.some(Boolean) ? el('span', { class: 'chips' }, how.parts) : null);
}

/**
 * The whole card: for the gallery and for explanations.
 * @param {Face} face
 * @param {Record<string, any>} [attributes]
 */
export function fullFace(face, attributes = {}) {
  const kind = kindNumber(face.kind);
  const isAuthor = store.hello.powers.includes('workbench');
  const isForAll = (/** @type {string} */ name) => isAuthor || store.hello.layout.facts?.[name]?.text !== '';
  const facts = (face.facts ?? []).filter(([name]) => name !== 'cost' && !(name === 'points' && pointsOf(face)) && isForAll(name));
  const effect = isAuthor ? face.effect : '';
  return el('article', { ...attributes, class: `face full kind-${kind} ${attributes.class ?? ''}`, 'data-card': face.id },
    costOf(face) || pointsOf(face) ? el('span', { class: 'top' }, costOf(face) ?? el('span'), pointsOf(face)) : null,
    el('h3', { class: 'name' }, face.title),
    el('p', { class: 'kind' }, kindMark(face.kind), title(face.kind), face.mod && face.mod !== store.hello.game ? ` · ${face.mod}` : ''),
    face.text ? el('p', { class: 'text' }, withIcons(face.text)) : null,
    effect ? el('p', { class: 'effect' }, effect) : null,
    facts.length ? el('dl', { class: 'facts' }, facts.map(([name, value]) => [el('dt', {}, factName(name)), el('dd', {}, factValue(name, String(value)))])) : null,
    face.file ? el('p', { class: 'file' }, `${face.file}${face.line ? ':' + face.line : ''}`) : null);
}

/** A card that nobody may see. */
export function hiddenFace() {
  return el('div', { class: 'face small back', role: 'img', 'aria-label': 'face-down card' }, icon('hidden'));
}
