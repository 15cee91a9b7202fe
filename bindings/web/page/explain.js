// explain.js - hover or press on anything: its card, its value, who set it, and why not.

import { add, byId, el, plain, put, title } from './dom.js';
import { fullFace } from './face.js';
import { lookOf } from './looks.js';
import { store } from './store.js';

/** @type {HTMLElement|null} */
let box = null;
let timer = 0;

export function close() {
  clearTimeout(timer);
  box?.remove();
  box = null;
}

/** Puts the box beside what it explains, inside the window. @param {Element} at */
function place(at) {
  if (!box) return;
  const target = at.getBoundingClientRect(), size = box.getBoundingClientRect();
  const right = target.right + 8;
  const x = right + size.width < innerWidth ? right : Math.max(4, target.left - size.width - 8);
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
  return (store.look.refused ?? []).filter((one) => one.words.split(' ').some((part) => part === id || part === word)).slice(0, 3)
    .map((one) => [title(one.title ?? one.words), one.reason]);
}

/**
 * Explains an element that names a card, a field or words of a move.
 * @param {Element} at
 */
export function explain(at) {
  const holder = at.closest('[data-card], [data-field]');
  if (!holder || !store.look) return;
  const field = holder.getAttribute('data-field');
  const value = field ? store.look.fields[field] : undefined;
  const id = holder.getAttribute('data-card') ?? (typeof value === 'string' && store.faces.has(value) ? value : null);
  const face = id ? store.faces.get(id) : null;
  if (!face && !field) return;
  close();
  const body = el('div', { class: 'body' });
  if (face) body.append(fullFace(face));
  else if (field) {
    const look = value === undefined ? null : lookOf(value);
    add(body, el('h3', {}, (holder.querySelector('title')?.textContent ?? holder.getAttribute('title') ?? plain(field)).replace(/:.*/s, '')),
      el('p', {}, value === undefined ? 'You cannot see this.' : look?.title ?? look?.text ?? plain(String(value))));
  }
  const reasons = refusals(id, field);
  if (reasons.length) body.append(el('ul', { class: 'reasons' }, reasons.map(([what, why]) => el('li', {}, el('b', {}, `${what}: `), why))));
  if (field && document.body.classList.contains('shows-fields')) body.append(el('p', { class: 'file' }, `${field} = ${value ?? 'hidden'}`));
  box = el('aside', { class: 'explain', role: 'tooltip' }, body);
  byId('layer').append(box);
  place(at);
  if (id) void addOrigins(id, body, at);
}

/** Listens for pointers that rest, long presses and the key i. */
export function start() {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'touch' || !(event.target instanceof Element)) return;
    const holder = event.target.closest('[data-card], [data-field]');
    close();
    if (holder && !holder.closest('.explain, .face.full, .option')) timer = window.setTimeout(() => explain(holder), 450);
  });
  document.addEventListener('contextmenu', (event) => {
    const holder = event.target instanceof Element ? event.target.closest('[data-card], [data-field]') : null;
    if (!holder) return;
    event.preventDefault();
    explain(holder);
  });
  document.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Element && !event.target.closest('.explain')) close();
  });
}
