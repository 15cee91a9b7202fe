// gallery.js - all cards of the game: search, filters, what mods changed, and a match to try one.

import { byId, el, plain, put, title } from './dom.js';
import { lookForCards } from './act.js';
import { fullFace, kindPlace } from './face.js';
import { showNote } from './dialogs.js';
import { store } from './store.js';

/** @typedef {import('./types').Face} Face */

const chosen = { search: '', kind: '', mod: '', good: '', isChanged: false };

/** What cards were before mods changed them, by id. @type {Map<string, Face>} */
let originals = new Map();

/** @param {Face} face */
const goodsOf = (face) => (typeof face.cost === 'string' ? face.cost.split(/[ ,]+/).filter((word) => store.hello.goods.some((good) => good.id === word)) : Object.keys(face.cost ?? {}));

/** @param {Face} face */
function isWanted(face) {
  if (chosen.kind && face.kind !== chosen.kind) return false;
  if (chosen.mod && face.mod !== chosen.mod) return false;
  if (chosen.good && !goodsOf(face).includes(chosen.good)) return false;
  if (chosen.isChanged && !originals.has(face.id)) return false;
  const text = `${face.title} ${face.id} ${face.text ?? ''} ${(face.facts ?? []).flat().join(' ')}`.toLowerCase();
  return chosen.search.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

/** Values of the cards, as choices with how many have them. @param {'kind'|'mod'|'good'} field @param {string} label @param {(face: Face) => string[]} read @param {() => void} changed */
function choice(field, label, read, changed) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const face of store.faces.values()) for (const value of read(face)) counts.set(value, (counts.get(value) ?? 0) + 1);
  if (counts.size < 2) return null;
  return el('select', { 'aria-label': label, onchange: (/** @type {Event} */ event) => { chosen[field] = /** @type {HTMLSelectElement} */ (event.target).value; changed(); } },
    el('option', { value: '' }, label), [...counts].map(([value, count]) => el('option', { value, selected: chosen[field] === value }, `${title(value)} (${count})`)));
}

/** A match in which the card can be used at once. @param {Face} face */
async function tryCard(face) {
  try {
    await store.carrier.ask('try', { card: face.id });
  } catch (error) {
    return showNote(error instanceof Error ? error.message : String(error));
  }
  const params = new URLSearchParams(location.hash.slice(1));
  params.delete('view');
  history.replaceState(null, '', `#${params}`);
  return location.reload();
}

/** The card in full, with what can be done with it. @param {Face} face */
function openCard(face) {
  document.getElementById('card')?.remove();
  const before = originals.get(face.id);
  const dialog = el('dialog', { id: 'card', 'aria-label': face.title },
    el('form', { method: 'dialog' }, el('button', { class: 'close quiet', 'aria-label': 'Close' }, '×')),
    before ? pair(before, face) : fullFace(face),
    store.hello.powers.includes('host') ? el('p', { class: 'actions' }, el('button', { class: 'button', onclick: () => tryCard(face) }, 'Play with this card'),
      el('span', { class: 'nothing' }, 'Starts another match, in which it can be used at once.')) : null);
  dialog.addEventListener('close', () => dialog.remove());
  byId('layer').append(dialog);
  dialog.showModal();
}

/** What a card says under each name. @param {Face} face @returns {Map<string, string>} */
function factsOf(face) {
  return new Map([['title', face.title], ['text', face.text ?? ''], ['effect', face.effect ?? ''], ...(face.facts ?? []).map(([name, value]) => /** @type {[string, string]} */ ([name, String(value)]))]);
}

/** What a mod changed, side by side. @param {Face} before @param {Face|null} now */
function pair(before, now) {
  const old = factsOf(before), fresh = now ? factsOf(now) : new Map();
  const names = now ? [...new Set([...old.keys(), ...fresh.keys()])].filter((name) => old.get(name) !== fresh.get(name)) : [];
  return el('div', { class: 'pair' },
    el('div', {}, el('h4', {}, 'In the game'), fullFace(before)),
    el('div', {}, el('h4', {}, now ? `With ${plain(now.mod && now.mod !== store.hello.game ? now.mod : 'the mods')}` : 'With the mods'), now ? fullFace(now) : el('p', { class: 'nothing' }, 'Removed.')),
    names.length ? el('p', { class: 'differs' }, 'Different: ', names.map(plain).join(', ')) : null);
}

/** @param {Face} face */
function tile(face) {
  const before = originals.get(face.id);
  const show = () => openCard(face);
  const shown = fullFace(face, { tabindex: 0, role: 'button', class: before ? 'patched' : '', 'aria-label': `${face.title}, open`, onclick: show, onkeydown: (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault(); // or the key presses the button of the dialog as well, which closes it
    show();
  } });
  if (before) shown.prepend(el('span', { class: 'changed-mark' }, 'changed by a mod'));
  return shown;
}

/** Cards as they were, if mods are in play. */
async function readOriginals() {
  originals = new Map();
  if (store.hello.mods.length < 2 || !store.hello.powers.includes('host')) return;
  const answer = await store.carrier.ask('originals');
  originals = new Map(answer.cards.map((/** @type {Face} */ face) => [face.id, face]));
}

/** @param {HTMLElement} main */
export async function open(main) {
  await readOriginals();
  const count = el('span', { class: 'count', role: 'status' });
  const grid = el('div', { class: 'gallery' });
  const draw = () => {
    const faces = [...store.faces.values()].filter(isWanted).sort((one, other) => kindPlace(one.kind) - kindPlace(other.kind) || one.title.localeCompare(other.title, 'en', { numeric: true }));
    const removed = chosen.isChanged ? [...originals.values()].filter((face) => !store.faces.has(face.id)) : [];
    count.textContent = `${faces.length} of ${store.faces.size} cards`;
    grid.classList.toggle('pairs', chosen.isChanged);
    put(grid, chosen.isChanged ? [...faces.map((face) => pair(/** @type {Face} */ (originals.get(face.id)), face)), ...removed.map((face) => pair(face, null))] : faces.map(tile));
  };
  const find = el('input', { type: 'search', placeholder: 'Search titles, texts, costs', 'aria-label': 'Search the cards', value: chosen.search, class: 'find', oninput: () => { chosen.search = find.value; draw(); } });
  const changes = el('label', { class: 'changes' }, el('input', { type: 'checkbox', checked: chosen.isChanged, onchange: () => { chosen.isChanged = !chosen.isChanged; draw(); } }), ` Changed by mods (${originals.size})`);
  main.className = 'view-cards';
  put(main, el('div', { class: 'tools' }, find, choice('kind', 'All kinds', (face) => [face.kind], draw), choice('good', 'Any cost', goodsOf, draw), choice('mod', 'All mods', (face) => [face.mod ?? ''], draw), originals.size ? changes : null, count), grid);
  draw();
  return { pressed: (/** @type {string} */ key) => { if (key === '/') find.focus(); }, changed: async () => { if (await lookForCards()) { await readOriginals(); draw(); } } };
}
