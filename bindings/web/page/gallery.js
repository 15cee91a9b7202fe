// gallery.js - all cards of the game: search, filter by kind and mod.

import { el, put, title } from './dom.js';
import { fullFace, kindNumber } from './face.js';
import { store } from './store.js';

const chosen = { search: '', kind: '', mod: '' };

/** @param {import('./types').Face} face */
function isWanted(face) {
  if (chosen.kind && face.kind !== chosen.kind) return false;
  if (chosen.mod && face.mod !== chosen.mod) return false;
  const text = `${face.title} ${face.id} ${face.text ?? ''} ${(face.facts ?? []).flat().join(' ')}`.toLowerCase();
  return chosen.search.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

/** Values of a field of the cards, most used first, as choices. @param {'kind'|'mod'} field @param {string} label @param {() => void} changed */
function choice(field, label, changed) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const face of store.faces.values()) counts.set(face[field] ?? '', (counts.get(face[field] ?? '') ?? 0) + 1);
  if (counts.size < 2) return null;
  return el('select', { 'aria-label': label, onchange: (/** @type {Event} */ event) => { chosen[field] = /** @type {HTMLSelectElement} */ (event.target).value; changed(); } },
    el('option', { value: '' }, label), [...counts].map(([value, count]) => el('option', { value, selected: chosen[field] === value }, `${title(value)} (${count})`)));
}

/** @param {HTMLElement} main */
export async function open(main) {
  const count = el('span', { class: 'count', role: 'status' });
  const grid = el('div', { class: 'gallery' });
  const draw = () => {
    const faces = [...store.faces.values()].filter(isWanted).sort((one, other) => kindNumber(one.kind) - kindNumber(other.kind) || one.title.localeCompare(other.title));
    count.textContent = `${faces.length} of ${store.faces.size} cards`;
    put(grid, faces.map((face) => fullFace(face, { tabindex: 0 })));
  };
  const find = el('input', { type: 'search', placeholder: 'Search titles, texts, costs', 'aria-label': 'Search the cards', value: chosen.search, class: 'find', oninput: () => { chosen.search = find.value; draw(); } });
  main.className = 'view-cards';
  put(main, el('div', { class: 'tools' }, find, choice('kind', 'All kinds', draw), choice('mod', 'All mods', draw), count), grid);
  draw();
  return { pressed: (/** @type {string} */ key) => { if (key === '/') find.focus(); }, changed: draw };
}
