// zones.js - the zones of a layout: boards drawn as SVG; goods, numbers and cards as rows.

import { el, svg, plain, title } from './dom.js';
import { smallFace, textOf } from './face.js';
import { icon, pictureOf } from './icons.js';
import { keepPlace, keepZone } from './kept.js';
import { UNIT, isNothing, isPrinted, lookOf, wordOf } from './looks.js';
import { keyOfCard, keyOfPlace } from './options.js';
import { chip, drawPlace, isAbsent, keysOfValue, spoken, valueOf } from './places.js';
import { store } from './store.js';
import { TO_MOVE, seatName } from './players.js';

/** @typedef {import('./types').Zone} Zone */
/** @typedef {import('./types').Place} Place */
/** @typedef {import('./places.js').Lit} Lit */
/** @typedef {{choose: (key: string) => void}} Act */

/** Whether the place is there now: some show a thing only while it lies in this zone. @param {Place} place */
export function isThere(place) {
  const value = store.look.fields[place.field];
  if (place.when) return value !== undefined && place.when.includes(String(value));
  return value !== undefined || !place.card;
}

/** @param {Zone} zone */
function shownPlaces(zone) {
  return (zone.places ?? []).filter(isThere);
}

/** The part of the plan that is used, in units: left, top, width, height. @param {Zone} zone @param {Place[]} places @param {Lit} lit @returns {[number, number, number, number]} */
function extent(zone, places, lit) {
  const xs = [], ys = [];
  for (const place of places) {
    if (isAbsent(place) && !keyNow(place, lit)) continue;
    const [w, h] = place.size ?? (place.shape === 'corner' ? [0, 0] : [1, 1]);
    for (const [x, y] of place.at ? [place.at, [place.at[0] + w, place.at[1] + h]] : [place.from ?? [0, 0], place.to ?? [0, 0]]) {
      if (place.shape === 'edge' || place.shape === 'corner') continue;
      xs.push(x);
      ys.push(y);
    }
  }
  if (zone.shape === 'track' && zone.size) return [0, 0, ...zone.size];
  if (!xs.length) return [0, 0, ...(zone.size ?? [1, 1])];
  const left = Math.min(...xs), top = Math.min(...ys);
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

/** Whether a wall or corner belongs to a surface that exists. @param {Place} place @param {Place[]} surfaces */
function touches(place, surfaces) {
  const points = place.shape === 'edge' ? [place.from ?? [0, 0], place.to ?? [0, 0]] : [place.at ?? [0, 0]];
  return surfaces.some(({ at = [0, 0], size = [1, 1] }) => points.every(([x, y]) => x > at[0] - 0.02 && y > at[1] - 0.02 && x < at[0] + size[0] + 0.02 && y < at[1] + size[1] + 0.02));
}

/** The room for the names of tracks, in the units of a drawing, and of a step. */
const NAMES = 150;

/** The steps of a track, so that markers have something to stand on. @param {Zone} zone */
function steps(zone) {
  if (zone.shape !== 'track' || !zone.size || !zone.places?.some((place) => place.step)) return null;
  const [w, h] = zone.size;
  return Array.from({ length: h }, (_, y) => svg('g', { class: 'steps' },
    svg('text', { class: 'track-name', x: -6, y: y * UNIT + UNIT / 2 + 9 }, plain(zone.places?.find((place) => place.at?.[1] === y)?.label ?? '')),
    Array.from({ length: w }, (__, x) => svg('g', {}, svg('rect', { class: 'step', x: x * UNIT + 2, y: y * UNIT + 2, width: UNIT - 4, height: UNIT - 6, rx: 6 }), svg('text', { class: 'step-number', x: x * UNIT + UNIT / 2, y: y * UNIT + UNIT / 2 + 9 }, x)))));
}

/** @param {Zone} zone @param {Lit} lit @param {Act} act */
function drawn(zone, lit, act) {
  const all = shownPlaces(zone);
  const isLine = (/** @type {Place} */ place) => place.shape === 'edge' || place.shape === 'corner';
  const surfaces = all.filter((place) => !isLine(place) && !isAbsent(place));
  const [left, top, w, h] = extent(zone, all, lit);
  const names = steps(zone) ? NAMES : 0;
  const margin = 4;
  // Lines and corners lie on top of surfaces.
  const rank = (/** @type {Place} */ place) => (place.shape === 'edge' ? 1 : place.shape === 'corner' || place.shape === 'marker' ? 2 : 0);
  const places = all.filter((place) => !isLine(place) || touches(place, surfaces)).sort((one, other) => rank(one) - rank(other));
  const picture = svg('svg', {
    viewBox: `${left * UNIT - margin - names} ${top * UNIT - margin} ${w * UNIT + 2 * margin + names} ${h * UNIT + 2 * margin}`, role: 'group', 'aria-label': zone.title ?? plain(zone.id),
  }, steps(zone)?.flat(), places.map((place) => keepPlace(zone, place, lit, () => drawPlace(place, lit, act))));
  return el('div', { class: 'drawing', style: { '--w': w + names / UNIT, '--h': h } }, picture);
}

/** Which key of an option a place answers to, if it can be chosen now. @param {Place} place @param {Lit} lit */
function keyNow(place, lit) {
  const value = store.look.fields[place.field];
  const keys = [keyOfPlace(place.field), ...(place.card ? [keyOfCard(place.card)] : []), ...keysOfValue(value)];
  return keys.find((key) => lit.keys.has(key));
}

/** @param {Place} place @param {Lit} lit */
function marks(place, lit) {
  const fields = [place.field, ...(place.parts ?? []).map((part) => part.field)];
  return (fields.some((field) => lit.changed.has(field)) ? ' changed' : '') + (fields.some((field) => field in store.preview) ? ' soon' : '');
}

/** A limit like this is none: nobody comes to it. */
const COUNTLESS = 99;

/** @param {Zone} zone @param {Lit} lit @param {Act} act */
function goods(zone, lit, act) {
  return el('ul', { class: 'goods' }, shownPlaces(zone).map((place) => {
    const value = valueOf(place.field);
    const word = wordOf(place);
    const key = keyNow(place, lit);
    const name = store.hello.layout.looks?.[word]?.title ?? store.hello.goods.find((good) => good.id === word)?.title ?? word;
    return keepPlace(zone, place, lit, () => el('li', {
      class: `good${isNothing(value) ? ' none' : ''}${marks(place, lit)}${key ? ' lit' : ''}`, 'data-field': place.field, title: name,
    }, el(key ? 'button' : 'span', { class: 'good-body', onclick: key ? () => act.choose(key) : null, 'data-choice': key, 'data-key': key ? `place:${place.field}` : null },
      icon(word), el('b', {}, value ?? '?'), place.max && place.max < COUNTLESS ? el('small', { title: `at most ${place.max}` }, `/${place.max}`) : null, el('span', { class: 'name' }, plain(name)))));
  }));
}

/** What a field says in words. @param {Place} place @param {string|number|undefined} value */
export function said(place, value) {
  if (value === undefined) return 'hidden';
  if (place.shape === 'person' || place.value === 'seat') return Number(value) > 0 ? seatName(Number(value)) : 'nobody';
  if (place.value === 'flag') return Number(value) ? 'yes' : 'no';
  const look = lookOf(value);
  return look.face?.title ?? look.title ?? (look.text || plain(String(value)));
}

/** The name of a place, as people say it. @param {Place} place */
export function nameOf(place) {
  const face = place.card ? store.faces.get(place.card) : undefined;
  if (face && (!place.label || place.label === place.card || place.card === place.field.split('.').at(-1))) return face.title;
  return (place.label ? plain(place.label).replaceAll('.', ' ') : undefined) ?? place.title ?? (place.card ? store.faces.get(place.card)?.title : undefined) ?? plain(place.star ?? place.field.split('.').at(-1) ?? place.field);
}

/** Whether the line above the boards says the same. @param {Place} place */
function isSaidAbove(place) {
  const value = valueOf(place.field);
  if (place.label === TO_MOVE) return Number(value) === store.look.asked && !store.look.over;
  return (store.look.status ?? []).some((text) => `${text} `.startsWith(`${place.label} ${value} `));
}

/** @param {Zone} zone @param {Lit} lit @param {Act} act */
function numbers(zone, lit, act) {
  const places = zone.places ?? [];
  const line = (/** @type {Place} */ place) => {
    const value = valueOf(place.field);
    const key = keyNow(place, lit);
    const word = wordOf(place);
    return el('div', { class: `number-line${marks(place, lit)}${key ? ' lit' : ''}`, 'data-field': place.field, 'data-card': typeof value === 'string' && store.faces.has(value) ? value : null, title: place.text, onclick: key ? () => act.choose(key) : null },
      el('dt', {}, pictureOf(word) ? icon(word) : null, nameOf(place), places.some((other) => other !== place && other.label === place.label) ? ` ${plain(place.field.split('.').at(-1) ?? '')}` : ''), el('dd', {}, key ? el('button', { class: 'piece', 'data-choice': key, 'data-key': `place:${place.field}` }, said(place, value)) : said(place, value)));
  };
  const isEdited = document.body.classList.contains('shows-fields');
  const all = shownPlaces(zone).filter((place) => isEdited || zone.area !== 'status' || !isSaidAbove(place));
  const full = all.filter((place) => (!isNothing(valueOf(place.field)) && said(place, valueOf(place.field)) !== 'nobody') || keyNow(place, lit));
  // What is zero or nobody is only of use where it can be set.
  const rest = isEdited ? all.filter((place) => !full.includes(place)) : [];
  return el('div', { class: 'number-lines' }, full.length ? el('dl', { class: 'numbers' }, full.map(line)) : null,
    rest.length ? el('details', { class: 'rest' }, el('summary', {}, full.length ? `${rest.length} more at zero` : `${rest.length} at zero`), el('dl', { class: 'numbers' }, rest.map(line))) : null);
}

/** The things a place of cards shows: the card it stands for, or those that its field names. @param {Place} place */
function cardsAt(place) {
  if (place.card) return [place.card];
  const value = store.look.fields[place.field];
  return String(value ?? '').split(/[ ,]+/).filter((id) => id && (store.faces.has(id) || !isNothing(id)));
}

/** @param {Zone} zone @param {Lit} lit @param {Act} act */
function cards(zone, lit, act) {
  return el('div', { class: 'cards' }, shownPlaces(zone).flatMap((place) => cardsAt(place).map((id) => {
    const face = store.faces.get(id) ?? { id, kind: '', title: place.label ?? title(id) };
    const key = [keyOfCard(id), keyOfPlace(place.field)].find((one) => lit.keys.has(one));
    return keepPlace(zone, place, lit, () => smallFace(face, {
      lit: Boolean(key), picked: store.picked.includes(keyOfCard(id)), marks: marks(place, lit), choose: key ? () => act.choose(key) : null, field: place.field,
      parts: (place.parts ?? []).map((part) => chip(part)), label: place.card ? '' : place.label,
    }), id);
  })));
}

/** Things out of sight as titles; people and pieces as chips. @param {Zone} zone @param {Lit} lit @param {Act} act */
function list(zone, lit, act) {
  return el('ul', { class: 'titles' }, shownPlaces(zone).map((place) => {
    const key = keyNow(place, lit);
    const cardIds = place.card ? [place.card] : [];
    const value = valueOf(place.field);
    if (!cardIds.length && isNothing(value) && !key) return null;
    const inner = cardIds.length ? store.faces.get(cardIds[0])?.title ?? title(cardIds[0])
      : [el('span', { class: 'name' }, place.label && !/^\d+$/.test(place.label) ? plain(place.label) : ''), pictureOf(wordOf(place)) && typeof value === 'number' ? icon(wordOf(place)) : null,
        lookOf(value ?? '').icon ? icon(lookOf(value ?? '').icon ?? '') : null, el('b', {}, said(place.value === 'seat' ? place : { ...place, shape: '' }, value)), (place.parts ?? []).map((part) => chip(part))];
    return el('li', { class: `${key ? 'lit' : ''}${marks(place, lit)}`, 'data-card': cardIds[0], 'data-field': place.field },
      el(key ? 'button' : 'span', { class: 'piece', 'data-choice': key, onclick: key ? () => act.choose(key) : null }, inner));
  }));
}

/** Stations in a row, each with its name and what lies there. @param {Zone} zone @param {Lit} lit @param {Act} act */
function stations(zone, lit, act) {
  return el('ol', { class: 'stations' }, shownPlaces(zone).map((place) => {
    const value = valueOf(place.field);
    const key = keyNow(place, lit);
    const look = lookOf(value ?? '');
    const words = spoken(place, value);
    return el('li', { class: `station ${look.fill ? `fill-${look.fill}` : ''}${key ? ' lit' : ''}${marks(place, lit)}`, 'data-field': place.field, title: words },
      el(key ? 'button' : 'span', { class: 'piece', role: key ? null : 'img', 'aria-label': words, 'data-choice': key, 'data-key': `place:${place.field}`, onclick: key ? () => act.choose(key) : null },
        el('small', {}, place.label ?? ''), value === undefined ? '?' : look.icon ? icon(look.icon) : isPrinted(place, value) ? place.printed : look.text ?? (isNothing(value) ? '' : plain(String(value)))));
  }));
}

/** Levels one below the other, a column for each player. @param {Zone} zone @param {Lit} lit @param {Act} act */
function levels(zone, lit, act) {
  const places = shownPlaces(zone);
  const rows = [...new Set(places.map((place) => place.at?.[1] ?? 0))].sort((one, other) => one - other);
  const seats = [...new Set(places.map((place) => place.seat ?? 0))].sort((one, other) => one - other);
  const cell = (/** @type {number} */ row, /** @type {number} */ seat) => {
    const here = places.filter((place) => (place.at?.[1] ?? 0) === row && (place.seat ?? 0) === seat);
    const chips = here.map((place) => {
      const key = keyNow(place, lit);
      const shown = chip({ ...place, label: undefined });
      if (!shown && !key) return null;
      return el(key ? 'button' : 'span', { class: `stack${key ? ' lit' : ''}${marks(place, lit)}`, 'data-field': place.field, 'data-choice': key, title: nameOf(place), onclick: key ? () => act.choose(key) : null }, shown ?? [el('b', {}, 0), icon(wordOf(place))]);
    });
    return el('td', { class: `seat-${seat}`, 'data-field': here[0]?.field }, chips);
  };
  return el('table', { class: 'levels' },
    el('thead', {}, el('tr', {}, el('th', {}), seats.map((seat) => el('th', { scope: 'col', class: `seat-${seat}` }, seat ? [el('span', { class: 'disc' }, seat), ' ', seatName(seat)] : '')))),
    el('tbody', {}, rows.map((row, i) => el('tr', { class: `level depth-${Math.min(i, 6)}` },
      el('th', { scope: 'row' }, title(places.find((place) => (place.at?.[1] ?? 0) === row)?.label ?? `level ${i}`)), seats.map((seat) => cell(row, seat))))));
}

/** What the field of a box says: a number with what it counts, unless that is the name of the box. @param {Place} place @param {string|number|undefined} value */
function ownChip(place, value) {
  if (place.text && typeof value === 'number' && value) return el('span', { class: `chip${place.field in store.preview ? ' soon' : ''}` }, el('span', { class: 'name' }, place.text), el('b', {}, value));
  // A place without a name of its own has the last part of its field as label.
  const isNamed = place.label && ![place.card, place.field.split('.').at(-1)].includes(place.label) && nameOf(place) !== plain(place.label);
  return chip({ ...place, label: isNamed ? place.label : '' });
}

/** A box with what lies on it. @param {Place} place @param {Lit} lit @param {Act} act */
function box(place, lit, act) {
  const value = valueOf(place.field);
  const key = keyNow(place, lit);
  const parts = (place.parts ?? []).map((part) => chip(part)).filter(Boolean);
  const own = place.card && place.when ? null : ownChip(place, value);
  return el(key ? 'button' : 'div', {
    class: `box${key ? ' lit' : ''}${key && store.picked.includes(key) ? ' picked' : ''}${marks(place, lit)}${isNothing(value) && !parts.length ? ' bare' : ''}`, 'data-field': place.field,
    'data-card': place.card ?? (typeof value === 'string' && store.faces.has(value) ? value : null), 'data-key': `place:${place.field}`, 'data-choice': key, 'aria-label': spoken(place, value),
    role: key ? null : 'group', onclick: key ? () => act.choose(key) : null,
  }, el('span', { class: 'name' }, nameOf(place)), place.card ? textOf(store.faces.get(place.card)) : null, own || parts.length ? el('span', { class: 'chips' }, own, parts) : null);
}

/** Action spaces, levels. @param {Zone} zone @param {Lit} lit @param {Act} act */
function boxes(zone, lit, act) {
  return el('div', { class: `boxes boxes-${zone.shape}` }, shownPlaces(zone).map((place) => keepPlace(zone, place, lit, () => box(place, lit, act))));
}

/** @type {Record<string, (zone: Zone, lit: Lit, act: Act) => Element>} */
const SHAPES = { goods, numbers, cards, list, column: levels };

/** Whether places have coordinates, so that the zone is drawn. @param {Zone} zone */
function hasPlan(zone) {
  return (zone.places ?? []).some((place) => place.at || place.from);
}

/**
 * One zone with its title.
 * @param {Zone} zone @param {Lit} lit @param {Act} act
 */
export function drawZone(zone, lit, act) {
  const isRow = zone.shape === 'track' && !zone.places?.some((place) => place.step);
  const draw = SHAPES[zone.shape] ?? (isRow ? stations : hasPlan(zone) ? drawn : boxes);
  return keepZone(zone, lit, () => el('section', { class: `zone zone-${zone.shape}${isLit(zone, lit) ? ' has-lit' : ''}`, 'data-zone': zone.id, 'aria-label': zone.title ?? plain(zone.id) },
    zone.title ? el('h3', { title: zone.text }, zone.title) : null, draw(zone, lit, act)));
}

/** Whether something in the zone can be chosen now. @param {Zone} zone @param {Lit} lit */
export function isLit(zone, lit) {
  return shownPlaces(zone).some((place) => keyNow(place, lit) || (zone.shape === 'cards' && cardsAt(place).some((id) => lit.keys.has(keyOfCard(id)))));
}

/** Cards that have places of their own, but lie in none of them now but a list of the supply: face down, or not in this game. @returns {Set<string>} */
export function outOfSight() {
  /** @type {Set<string>} */
  const out = new Set(), seen = new Set();
  for (const zone of store.hello.layout.zones) {
    const isHeap = zone.area === 'supply' && zone.shape === 'list';
    for (const place of zone.places ?? []) {
      if (!place.card || !place.when) continue;
      (isThere(place) && !isHeap ? seen : out).add(place.card);
    }
  }
  for (const id of seen) out.delete(id);
  return out;
}

/** Whether a zone has anything to show. @param {Zone} zone */
export function isShown(zone) {
  const places = shownPlaces(zone);
  if (zone.shape === 'numbers' && !document.body.classList.contains('shows-fields')) return places.some((place) => !isNothing(store.look.fields[place.field]) || place.field in store.preview);
  return zone.shape === 'cards' || zone.shape === 'list' ? places.some((place) => place.card || cardsAt(place).length) : places.length > 0;
}
