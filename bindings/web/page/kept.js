// kept.js - drawings that stay because nothing that they depend on has changed.
//
// A part of the board is drawn from the fields that it shows, from what can be chosen there, and from
// what has changed or would change. All that is put into one text: as long as it is the same, so is the
// drawing. Whoever lets a drawing depend on anything else adds it here.

import { keep } from './dom.js';
import { lookOf } from './looks.js';
import { keyOfCard, keyOfPlace } from './options.js';
import { store } from './store.js';

/** @typedef {import('./types').Zone} Zone */
/** @typedef {import('./types').Place} Place */
/** @typedef {import('./places.js').Lit} Lit */

/** The number of a place within its zone, and the fields that it shows. @type {WeakMap<Place, {number: number, fields: string[]}>} */
const known = new WeakMap();

/** @param {Zone} zone */
function learn(zone) {
  zone.places?.forEach((place, number) => known.set(place, { number, fields: [place.field, ...(place.parts ?? []).map((part) => part.field)] }));
}

/** @param {Zone} zone @param {Place} place */
function aboutPlace(zone, place) {
  if (!known.has(place)) learn(zone);
  return known.get(place) ?? { number: -1, fields: [place.field] };
}

/** By what a place may be chosen: its fields, its card, the cards that lie there. @param {Place} place @param {string[]} fields */
function keysAt(place, fields) {
  const keys = fields.map(keyOfPlace);
  const value = store.look.fields[place.field];
  if (place.card) keys.push(keyOfCard(place.card));
  if (typeof value === 'string') {
    keys.push(...value.split(/[ ,]+/).map(keyOfCard));
    const { card } = lookOf(value);
    if (card) keys.push(keyOfCard(card));
  }
  return keys;
}

/** All that the drawing of a place depends on. @param {Zone} zone @param {Place} place @param {Lit} lit */
function fromPlace(zone, place, lit) {
  const { fields } = aboutPlace(zone, place);
  const values = fields.map((field) => `${store.look.fields[field]}${field in store.preview ? `>${store.preview[field]}` : ''}${lit.changed.has(field) ? '!' : ''}`);
  const choices = lit.keys.size || store.picked.length ? keysAt(place, fields).map((key) => `${lit.keys.has(key) ? 'l' : ''}${store.picked.includes(key) ? 'p' : ''}`) : [];
  return `${store.helloNumber}|${values.join(';')}|${choices.join(';')}`;
}

/**
 * The drawing of a place, or the one that is there.
 * @param {Zone} zone @param {Place} place @param {Lit} lit @param {() => Element} draw @param {string} [part]  of several drawings at one place
 */
export function keepPlace(zone, place, lit, draw, part = '') {
  return keep(`${zone.of}/${zone.id}/${aboutPlace(zone, place).number}/${part}`, fromPlace(zone, place, lit), draw);
}

/** The same for a whole zone. @param {Zone} zone @param {Lit} lit @param {() => Element} draw */
export function keepZone(zone, lit, draw) {
  const from = (zone.places ?? []).map((place) => fromPlace(zone, place, lit)).join('\n');
  // Where the match stands is not said twice.
  const above = zone.area === 'status' ? `${store.look.asked} ${store.look.over} ${store.look.status}` : '';
  return keep(`${zone.of}/${zone.id}`, `${document.body.classList.contains('shows-fields')}\n${above}\n${from}`, draw);
}
