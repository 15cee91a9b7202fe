// explain.js - hover or press on anything: its card, its value, who set it, and why not.

import { add, byId, el, plain, put, title } from './dom.js';
import { sourceName } from './dialogs.js';
import { fullFace } from './face.js';
import { lookOf, tileOn } from './looks.js';
import { spoken } from './places.js';
import { grouped } from './refused.js';
import { store } from './store.js';
import { pointsOf, seatName } from './players.js';
import { nameOf } from './zones.js';

/** @type {HTMLElement|null} */
let box = null;
let timer = 0;

export function close() {
  clearTimeout(timer);
  box?.remove();
  box = null;
}

/** The place of a field, and its zone. @param {string} field */
export function placeOf(field) {
  for (const zone of store.hello.layout.zones) {
    for (const one of zone.places ?? []) {
      if (one.field === field) return { zone, place: one };
      const part = one.parts?.find((each) => each.field === field);
      if (part) return { zone, place: { ...part, label: `${nameOf(one)}, ${nameOf(part)}` } };
    }
  }
  return null;
}

/** What people call a field: the name of its place, and whose it is. @param {string} field */
export function fieldName(field) {
  const found = placeOf(field);
  if (!found) return plain(field.replace(/^player\[\d+\]\./, '').replaceAll('.', ' '));
  const { zone, place: one } = found;
  const seat = zone.of || one.seat;
  const last = plain(field.split('.').at(-1) ?? '');
  const name = nameOf(one);
  return `${[zone.title ?? plain(zone.id), name + (field.includes('.') && !name.includes(last) && (zone.places ?? []).some((other) => other !== one && other.label === one.label) ? ` ${last}` : '')].join(': ')}${seat ? `, ${seatName(seat)}` : ''}`;
}

/** Puts the box beside what it explains, inside the window, and not over what can be chosen. @param {Element} at */
function place(at) {
  if (!box) return;
  const target = at.getBoundingClientRect(), size = box.getBoundingClientRect();
  const menu = document.getElementById('question')?.getBoundingClientRect();
  const edge = menu && menu.left > innerWidth / 3 ? menu.left : innerWidth;
  const right = target.right + 8;
  const x = right + size.width < edge ? right : Math.max(4, Math.min(target.left, edge) - size.width - 8);
  const y = Math.min(Math.max(4, target.top - 10), Math.max(4, innerHeight - size.height - 4));
  box.style.left = `${Math.max(4, Math.min(x, innerWidth - size.width - 4))}px`;
  box.style.top = `${y}px`;
}

/** More about a card: who changed which of its values. @param {string} id @param {Element} body @param {Element} at */
async function addOrigins(id, body, at) {
  try {
    const { face } = await store.carrier.ask('card', { card: id });
    if (!body.isConnected || !face) return;
    put(body, fullFace(face), face.state ? el('p', { class: 'where' }, 'Now: ', plain(String(face.state))) : null,
      face.origins?.length ? el('ul', { class: 'origins' }, face.origins.map((/** @type {any} */ one) => el('li', {}, typeof one === 'string' ? one : `${one.field ?? one.what}: ${one.value ?? ''} ${one.by ?? one.origin ?? ''}`))) : null);
    place(at);
  } catch { /* the face that is known already stays */ }
}

/** What cannot be done with it now, and why. @param {string|null} id @param {string|null} field @returns {[string, string][]} */
function refusals(id, field) {
  const word = field?.split('.').at(-1);
  const all = (store.look.refused ?? []).filter((one) => one.words.split(' ').some((part) => part === id || part === word));
  return grouped(all).slice(0, 3).map((one) => [title(one.title), one.reason]);
}

/** The card on the ground of a place. @param {string|null} field */
function tileAt(field) {
  const one = field ? placeOf(field)?.place : null;
  const tile = one ? tileOn(one) : null;
  return tile ? String(store.look.fields[tile.field]) : null;
}

/** What has an explanation. */
const EXPLAINED = '[data-card], [data-field], [data-score]';

/** Where the points of a seat come from. @param {Element} at @param {number} seat */
function explainPoints(at, seat) {
  const score = pointsOf(seat);
  if (!score) return;
  close();
  box = el('aside', { class: 'explain', role: 'tooltip' }, el('h3', {}, `${seatName(seat)}: ${score.total} points`),
    el('p', { class: 'where' }, store.look.over ? 'What they are for:' : 'If the game ended now:'),
    el('dl', { class: 'facts' }, score.lines.map((line) => [el('dt', {}, sourceName(line.source)), el('dd', {}, line.points)])));
  byId('layer').append(box);
  place(at);
}

/**
 * Explains an element that names a card, a field or words of a move.
 * @param {Element} at
 */
export function explain(at) {
  const holder = at.closest(EXPLAINED);
  if (!holder || !store.look) return;
  if (holder.hasAttribute('data-score')) return explainPoints(at, Number(holder.getAttribute('data-score')));
  const field = holder.getAttribute('data-field');
  const value = field ? store.look.fields[field] : undefined;
  const id = holder.getAttribute('data-card') ?? (value !== undefined ? lookOf(value).face?.id ?? tileAt(field) : null);
  const face = id ? store.faces.get(id) : null;
  if (!face && !field) return;
  close();
  const body = el('div', { class: 'body' });
  if (face) body.append(fullFace(face));
  else if (field) {
    const one = placeOf(field)?.place;
    add(body, el('h3', {}, fieldName(field)),
      el('p', {}, one?.text ? `${one.text}: ` : '', value === undefined ? 'You cannot see this.' : one ? spoken(one, value).replace(/^.*?: /, '') : plain(String(value))));
  }
  const reasons = refusals(id, field);
  if (field && document.body.classList.contains('shows-fields')) body.append(el('p', { class: 'file' }, `${field} = ${value ?? 'hidden'}`));
  // Beside the body, which is drawn again when more is known about the card.
  box = el('aside', { class: 'explain', role: 'tooltip' }, body,
    reasons.length ? el('ul', { class: 'reasons' }, reasons.map(([what, why]) => el('li', {}, el('b', {}, `${what}: `), why))) : null);
  byId('layer').append(box);
  place(at);
  if (id) void addOrigins(id, body, at);
}

/** Whether the reader can reach it: on a board that is shown, with an explanation of its own. @param {Element} one */
function isReachable(one) {
  return one.getClientRects().length > 0 && !one.matches('.absent') && !one.parentElement?.closest('.pane [data-card], .pane [data-field]');
}

/**
 * By the keyboard: explains what has the focus; if that has no explanation or is explained already,
 * the next thing on the boards, which gets the focus.
 * @param {number} step 1 forwards, -1 backwards
 */
export function explainFocus(step) {
  const focus = document.activeElement;
  const held = focus?.closest(EXPLAINED);
  const isExplained = box !== null;
  if (focus && held && !isExplained) {
    explain(focus);
    if (box) return;
  }
  const all = [...document.querySelectorAll('.pane [data-card], .pane [data-field]')].filter(isReachable);
  const at = held ? all.findIndex((one) => one === held || one.contains(held)) : -1;
  const next = all[at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length];
  if (!(next instanceof HTMLElement || next instanceof SVGElement)) return;
  const target = /** @type {HTMLElement|SVGElement} */ (next.querySelector('button') ?? next);
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus();
  explain(next);
}

/** A place that comes to lie under a resting pointer is not pointed at. */
let isMoving = true;

/** Listens for pointers that rest, long presses and the key i. */
export function start() {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'touch' || !(event.target instanceof Element)) return;
    const holder = event.target.closest(EXPLAINED);
    if (event.target.closest('.explain')) return;
    close();
    if (holder && isMoving && !holder.closest('.face.full')) timer = window.setTimeout(() => explain(holder), 450);
  });
  document.addEventListener('contextmenu', (event) => {
    const holder = event.target instanceof Element ? event.target.closest(EXPLAINED) : null;
    if (!holder) return;
    event.preventDefault();
    explain(holder);
  });
  document.addEventListener('pointermove', () => { isMoving = true; });
  document.addEventListener('pointerdown', (event) => {
    isMoving = false;
    if (event.target instanceof Element && !event.target.closest('.explain')) close();
  });
}
