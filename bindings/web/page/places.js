// places.js - one place of the board: its shape, what lies there, and whether it can be chosen.

import { el, svg, plain } from './dom.js';
import { icon, pictureOf } from './icons.js';
import { UNIT, content, drawParts, isNothing, isPrinted, lookOf, pattern, tileOn, wordOf } from './looks.js';
import { keyOfPlace, keyOfCard } from './options.js';
import { store } from './store.js';

/** @typedef {import('./types').Place} Place */
/** @typedef {string|number|undefined} Value */

/**
 * @typedef {object} Lit  what can be chosen or has changed
 * @property {Set<string>} keys  of arguments of options
 * @property {Set<string>} changed  fields
 */

/** The value of a field, or what it would be after the option under the pointer. @param {string} field @returns {Value} */
export function valueOf(field) {
  return field in store.preview ? store.preview[field] : store.look.fields[field];
}

/** @param {number} w @param {number} h */
function hexagon(w, h) {
  return `${w / 2},0 ${w},${h / 4} ${w},${h * 3 / 4} ${w / 2},${h} 0,${h * 3 / 4} 0,${h / 4}`;
}

/** @param {number} w @param {number} h */
const ellipse = (w, h) => svg('ellipse', { class: 'outline', cx: w / 2, cy: h / 2, rx: w / 2 - 1, ry: h / 2 - 1 });
/** @param {number} w @param {number} h */
const bare = (w, h) => svg('rect', { class: 'outline bare', x: 0, y: 0, width: w, height: h, rx: 4 });

/** The outline of a shape. @type {Record<string, (w: number, h: number) => SVGElement>} */
const OUTLINES = {
  cell: (w, h) => svg('rect', { class: 'outline', x: 1, y: 1, width: w - 2, height: h - 2, rx: 3 }),
  card: (w, h) => svg('rect', { class: 'outline', x: 2, y: 2, width: w - 4, height: h - 4, rx: 6 }),
  space: (w, h) => svg('rect', { class: 'outline', x: 2, y: 2, width: w - 4, height: h - 4, rx: 8 }),
  hex: (w, h) => svg('polygon', { class: 'outline', points: hexagon(w, h) }),
  marker: ellipse, corner: ellipse, number: bare, good: bare, word: bare, flag: bare, person: bare,
};

/** The default size of a shape, in units. @type {Record<string, [number, number]>} */
const SIZES = { corner: [0.26, 0.26], marker: [0.5, 0.5], number: [1, 0.5], good: [1, 0.5] };

/** What a screen reader says of a place. @param {Place} place @param {Value} value */
export function spoken(place, value) {
  const name = place.title ?? place.label ?? (place.card ? store.faces.get(place.card)?.title : undefined) ?? place.field.replace(/^player\[\d+\]\./, '').split('.').map(plain).join(' ');
  const look = value === undefined ? null : lookOf(value);
  const what = value === undefined ? 'hidden' : look?.face?.title ?? look?.title ?? plain(String(value));
  const parts = (place.parts ?? []).filter((part) => !isNothing(store.look.fields[part.field])).map((part) => `${part.label ?? part.good ?? plain(part.field.split('.').at(-1) ?? '')} ${plain(String(store.look.fields[part.field]))}`);
  return [`${name}: ${what}`, ...parts].join(', ');
}

/**
 * A small piece for HTML: a picture with a number, a seat's disc, a word. Null if there is nothing.
 * @param {Place} part
 */
export function chip(part) {
  const value = valueOf(part.field);
  if (isNothing(value)) return null;
  const word = wordOf(part);
  const look = lookOf(/** @type {string|number} */ (value));
  const soon = part.field in store.preview ? ' soon' : '';
  const seat = seatIn(part, value);
  if (seat && (part.shape === 'person' || part.value === 'seat' || /^p\d$/.test(String(value)))) {
    return el('span', { class: `chip seat-${seat}${soon}`, title: part.label ? `${part.label} player ${seat}` : `player ${seat}` }, part.label ? el('span', { class: 'name' }, part.label) : null, el('span', { class: 'disc' }, String(seat)));
  }
  if (part.value === 'flag') return el('span', { class: `chip${soon}`, title: part.text }, part.label ?? plain(word));
  if (typeof value === 'number') {
    return el('span', { class: `chip${soon}`, title: part.label ?? part.text }, el('b', {}, value), pictureOf(word) ? icon(word) : el('span', { class: 'name' }, part.label ?? plain(word)));
  }
  if (look.icon || pictureOf(value)) return el('span', { class: `chip${soon}`, title: part.label ?? plain(value) }, icon(look.icon ?? value), look.text ? look.text : null);
  return el('span', { class: `chip${soon}`, title: part.text, 'data-card': look.face ? value : null }, part.label ? el('span', { class: 'name' }, part.label) : null, look.face?.title ?? look.text ?? plain(value));
}

/** A wall, a gate: a line between two corners. @param {Place} place @param {Value} value */
function edge(place, value) {
  const [x1, y1] = place.from ?? [0, 0], [x2, y2] = place.to ?? [0, 0];
  const at = { x1: x1 * UNIT, y1: y1 * UNIT, x2: x2 * UNIT, y2: y2 * UNIT };
  const isBuilt = value !== undefined && !isNothing(value) && lookOf(value).fill !== 'none';
  const seat = isBuilt ? seatIn(place, value) : 0;
  return svg('g', { class: seat ? `seat-${seat}` : '' }, svg('line', { class: 'grip', ...at }), svg('line', { class: `edge ${isBuilt ? 'built' : 'open'}${seat ? ' owned' : ''}`, ...at }),
    place.label && !isBuilt ? svg('text', { class: 'label edge-label', x: (at.x1 + at.x2) / 2, y: (at.y1 + at.y2) / 2 + 3.5, 'font-size': 10 }, place.label) : null);
}

/** The seat that a value names, or 0. @param {Place} place @param {Value} value */
function seatIn(place, value) {
  if (place.value === 'seat' || place.shape === 'person' || place.shape === 'marker') return Number(value) || Number(/(\d)$/.exec(String(value))?.[1] ?? 0);
  return Number(/^p(\d)$/.exec(String(value))?.[1] ?? 0);
}

/** What fills the outline. @param {Value} value @param {Place} place */
function fillOf(value, place) {
  if (value === undefined) return 'is-hidden';
  const look = lookOf(value, place.look);
  if (look.fill) return `fill-${look.fill}`;
  if (look.face) return 'fill-face';
  if (place.shape === 'marker' && place.seat) return 'is-owned';
  if (isNothing(value)) return 'is-empty';
  return seatIn(place, value) ? 'is-owned' : 'is-full';
}

/** The upper left corner: what moves along a track stands at its step, what lies on a corner around it. @param {Place} place @param {Value} value @param {number} w @param {number} h */
function corner(place, value, w, h) {
  let [x, y] = (place.at ?? [0, 0]).map((n) => n * UNIT);
  if (place.step && typeof value === 'number') {
    x += place.step[0] * value * UNIT;
    y += place.step[1] * value * UNIT;
    // Four stand on a step, two by two.
    if (place.seat) [x, y] = [x + ((place.seat - 1) % 2) * w, y + Math.floor((place.seat - 1) / 2) * h];
  }
  return place.shape === 'corner' ? [x - w / 2, y - h / 2] : [x, y];
}

/** A label of so many letters is a coordinate: it stands in the corner. */
const SHORT = 3;

/** What a place is called, on it. @param {Place} place @param {string} shape @param {number} w @param {number} h */
function labelOn(place, shape, w, h) {
  if (!place.label || shape === 'marker' || shape === 'good') return null;
  const fits = Math.min(10, w / place.label.length * 1.7);
  if (shape === 'hex') return svg('text', { class: 'label', x: w * 0.23, y: h * 0.255, 'font-size': fits }, plain(place.label));
  if (place.label.length <= SHORT) return svg('text', { class: 'label short', x: 5, y: 13, 'font-size': 10.4 }, place.label);
  return svg('text', { class: 'label', x: w / 2, y: 10, 'font-size': fits }, plain(place.label));
}

/** @param {Place} place */
function solid(place) {
  const shape = place.shape ?? 'cell';
  const [w, h] = (place.size ?? SIZES[shape] ?? [1, 1]).map((n) => n * UNIT);
  const shown = valueOf(place.field);
  const [x, y] = corner(place, shown, w, h);
  const look = shown === undefined ? null : lookOf(shown, place.look);
  const outline = (OUTLINES[shape] ?? OUTLINES.cell)(w, h);
  outline.classList.add(fillOf(shown, place));
  const seat = shown === undefined ? 0 : place.shape === 'marker' && place.seat ? place.seat : seatIn(place, shown);
  const isEmpty = shown !== undefined && isNothing(shown) && !place.step && shape !== 'number' && shape !== 'good' && !look?.text && !look?.icon && !isPrinted(place, shown) && !tileOn(place);
  return svg('g', { transform: `translate(${x} ${y})`, class: seat ? `seat-${seat}` : '' }, outline,
    look ? pattern(look.pattern, w, h) : null, labelOn(place, shape, w, h),
    shown === undefined ? svg('text', { class: 'unknown', x: w / 2, y: h / 2 + 5 }, '?') : isEmpty ? null : content(shown, place, w, h),
    drawParts(place, w, h));
}

/** Keys of the card that a value stands for. @param {Value} value */
export function keysOfValue(value) {
  if (typeof value !== 'string') return [];
  const card = store.hello.layout.looks?.[value]?.card;
  return [keyOfCard(value), ...(card ? [keyOfCard(card)] : [])];
}

/** Whether nothing is drawn there, since the board does not reach that far. @param {Place} place */
export function isAbsent(place) {
  const value = store.look.fields[place.field];
  return value !== undefined && lookOf(value, place.look).pattern === 'absent';
}

/**
 * Draws one place.
 * @param {Place} place @param {Lit} lit @param {{choose: (key: string) => void}} act
 */
export function drawPlace(place, lit, act) {
  const value = store.look.fields[place.field];
  const keys = [keyOfPlace(place.field), ...keysOfValue(value), ...(place.card ? [keyOfCard(place.card)] : []), ...(place.parts ?? []).map((part) => keyOfPlace(part.field))];
  const key = keys.find((one) => lit.keys.has(one));
  const fields = [place.field, ...(place.parts ?? []).map((part) => part.field)];
  const names = ['place', `shape-${place.shape ?? 'cell'}`, key && 'lit', keys.some((one) => store.picked.includes(one)) && 'picked',
    fields.some((field) => lit.changed.has(field)) && 'changed', fields.some((field) => field in store.preview) && 'soon'].filter(Boolean);
  if (isAbsent(place) && !key) return svg('g', { class: 'absent', 'data-field': place.field });
  const group = svg('g', {
    class: names.join(' '), 'data-field': place.field, 'data-key': `place:${place.field}`,
    'data-choice': key, role: key ? 'button' : 'img', tabindex: key ? 0 : null, 'aria-label': spoken(place, value),
  }, place.shape === 'edge' ? edge(place, valueOf(place.field)) : solid(place));
  if (key) {
    group.addEventListener('click', () => act.choose(key));
    group.addEventListener('keydown', (event) => {
      const press = /** @type {KeyboardEvent} */ (event);
      if (press.key === 'Enter' || press.key === ' ') {
        press.preventDefault();
        press.stopPropagation();
        act.choose(key);
      }
    });
  }
  return group;
}
