// editor.js - a start position by mouse or keyboard: every place knows its field.

import { el, plain, put } from './dom.js';
import { complain, trouble } from './act.js';
import * as boards from './boards.js';
import { explainFocus, fieldName } from './explain.js';
import { ask } from './dialogs.js';
import { keyOfPlace } from './options.js';
import * as settings from './settings.js';
import { on, store } from './store.js';

/** @typedef {import('./types').FieldInfo} FieldInfo */

const pieces = { panel: el('section', { class: 'question editor', 'aria-label': 'Editor' }) };

/** @type {{fields: Record<string, FieldInfo>, draft: Record<string, any>, chosen: string, problems: {field?: string, text: string}[], saved: string, path: string, text: string, solved: string}} */
const at = { fields: {}, draft: { set: {} }, chosen: '', problems: [], saved: '', path: '', text: '', solved: '' };

/** Asks for the position with all changes so far. @param {Record<string, any>} change */
async function edit(change) {
  try {
    trouble.text = '';
    const answer = await store.carrier.ask('edit', change);
    at.draft = answer.draft ?? at.draft;
    at.problems = answer.problems ?? [];
    // A position that cannot exist is still shown as it was asked for.
    const fields = answer.fields ?? { ...store.look.fields, ...at.draft.set };
    store.look = { ...store.look, fields, asked: answer.asked ?? store.look.asked, options: [], refused: [], log: [], last: null, over: false, score: [], status: [] };
    at.saved = '';
    at.solved = '';
  } catch (error) {
    complain(error);
  }
  draw();
}

/** @param {string} field @param {string|number|null} value */
const change = (field, value) => edit({ set: { [field]: value } });

/** What a field can hold, as a control. @param {string} field */
function control(field) {
  const info = at.fields[field] ?? { kind: 'word' };
  const value = store.look.fields[field];
  const label = fieldName(field);
  if (info.kind === 'flag') {
    return el('label', {}, el('input', { type: 'checkbox', checked: Boolean(value), 'data-key': 'value', onchange: (/** @type {Event} */ event) => change(field, /** @type {HTMLInputElement} */ (event.target).checked ? 1 : 0) }), ' yes');
  }
  const cards = info.cards === null || info.cards === undefined ? [] : [...store.faces.values()].filter((face) => !info.cards || face.kind === info.cards).map((face) => face.id);
  const words = [...(info.words ?? []), ...cards];
  if (words.length) {
    return el('select', { 'aria-label': label, 'data-key': 'value', onchange: (/** @type {Event} */ event) => change(field, /** @type {HTMLSelectElement} */ (event.target).value) },
      words.map((word) => el('option', { value: word, selected: String(value) === word }, store.faces.get(word)?.title ?? plain(word))));
  }
  if (info.kind === 'number' || info.kind === 'seat') {
    const input = el('input', { type: 'number', min: info.min, max: info.max, value, 'aria-label': label, 'data-key': 'value', onchange: () => change(field, Number(input.value)) });
    return el('span', { class: 'stepper' }, el('button', { 'aria-label': 'Less', onclick: () => change(field, Number(value) - 1) }, '−'), input, el('button', { 'aria-label': 'More', onclick: () => change(field, Number(value) + 1) }, '+'));
  }
  const input = el('input', { type: 'text', value, 'aria-label': label, 'data-key': 'value', onchange: () => change(field, input.value) });
  return input;
}

function chosenField() {
  if (!at.chosen) return el('p', { class: 'nothing' }, 'Click a place on the board, or choose a field below, to change what lies there.');
  const info = at.fields[at.chosen];
  return el('fieldset', { class: 'field' }, el('legend', {}, fieldName(at.chosen)),
    info?.text ? el('p', { class: 'nothing' }, info.text) : null, control(at.chosen),
    at.chosen in at.draft.set ? el('button', { class: 'quiet', onclick: () => change(at.chosen, null) }, 'As at the start') : null);
}

/** Reads what the field can hold. @param {string} field */
async function learn(field) {
  if (at.fields[field]) return;
  try {
    Object.assign(at.fields, (await store.carrier.ask('fields', { names: [field] })).fields);
  } catch (error) {
    complain(error);
  }
}

/** Which parts of the settings are open, so that drawing again leaves them so. */
function openParts() {
  return new Set([...pieces.panel.querySelectorAll('details[data-part][open]')].map((one) => one.getAttribute('data-part')));
}

async function save() {
  const field = /** @type {HTMLInputElement|null} */ (pieces.panel.querySelector('input[name=file]'));
  try {
    trouble.text = '';
    const answer = await store.carrier.ask('scenario_save', { name: field?.value || 'scenario' });
    at.saved = answer.name ?? '';
    at.path = answer.path ?? at.saved;
    at.text = answer.text ?? '';
  } catch (error) {
    complain(error);
  }
  draw();
}

/** Saves the scenario, puts it on the table and searches for the goal. */
async function solve() {
  try {
    trouble.text = '';
    await save();
    if (!at.saved) return;
    await store.carrier.ask('new', { edited: true });
    const answer = await store.carrier.ask('solve', { name: at.saved });
    at.solved = answer.outcome === 'found' ? `Solved: ${(answer.moves ?? []).map((/** @type {any} */ move) => move.said).join(', ')}`
      : answer.outcome === 'none' ? 'There is no solution within the limit.' : 'Not solved: the search came to its limit.';
  } catch (error) {
    complain(error);
  }
  draw();
}

/** A new game from here. */
async function playIt() {
  const isBegun = (await store.carrier.ask('look', { seat: 0, brief: true })).step > 0;
  if (isBegun && !(await ask('Play this position?', 'The match on the table ends here. It stays in its file.', 'Play it'))) return;
  try {
    await store.carrier.ask('new', { edited: true });
    const params = new URLSearchParams(location.hash.slice(1));
    params.delete('view');
    history.replaceState(null, '', `#${params}`);
    location.reload(); // another match may have other players
  } catch (error) {
    complain(error);
    draw();
  }
}

function problems() {
  if (!at.problems.length) return el('p', { class: 'good-news', role: 'status' }, 'The position is valid.');
  return el('ul', { class: 'problems', role: 'alert' }, at.problems.map((problem) => el('li', {},
    problem.field ? el('button', { class: 'quiet', onclick: () => choose(keyOfPlace(problem.field ?? '')) }, fieldName(problem.field)) : null, problem.text)));
}

/** All fields by name, for what no place shows and for the keyboard. */
function fieldList() {
  const names = Object.keys(store.look.fields).filter(canSet);
  const input = el('input', { list: 'field-names', 'aria-label': 'Field', placeholder: `Any of ${names.length} fields`, value: at.chosen, 'data-key': 'field', onchange: () => { if (input.value in store.look.fields) choose(keyOfPlace(input.value)); } });
  return el('div', {}, input, el('datalist', { id: 'field-names' }, names.map((name) => el('option', { value: name }))));
}

/** Fields that somebody can see: others, such as keys of chance, are no part of a position. @type {Set<string>} */
let known = new Set();

/** @param {string} field */
const canSet = (field) => known.has(field) && at.fields[field]?.can_set !== false;

/** @param {string} key */
async function choose(key) {
  at.chosen = key.slice(key.indexOf(':') + 1);
  // A card on the board is changed through the field that says where it lies.
  if (!(at.chosen in store.look.fields)) at.chosen = Object.keys(store.look.fields).find((field) => field.endsWith(`.${at.chosen}`)) ?? at.chosen;
  store.picked = [keyOfPlace(at.chosen)];
  await learn(at.chosen);
  draw();
  const value = pieces.panel.querySelector('[data-key=value]');
  if (value instanceof HTMLElement) value.focus();
}

function draw() {
  const keys = new Set(Object.keys(store.look.fields).filter(canSet).map(keyOfPlace));
  boards.drawBoards({ keys, changed: new Set(Object.keys(at.draft.set)) }, { choose });
  const changed = Object.keys(at.draft.set);
  const parts = openParts();
  put(pieces.panel, el('header', {}, el('h2', {}, 'Start position'), el('p', { class: 'who' }, changed.length ? `${changed.length} field${changed.length > 1 ? 's' : ''} changed` : 'as the game starts')),
    trouble.text ? el('p', { class: 'trouble', role: 'alert' }, trouble.text) : null, problems(), chosenField(), fieldList(),
    changed.length ? el('details', { class: 'changes' }, el('summary', {}, 'Changes'), el('ul', {}, changed.map((field) => el('li', {}, el('button', { class: 'quiet', onclick: () => choose(keyOfPlace(field)) }, `${fieldName(field)}: ${store.faces.get(String(at.draft.set[field]))?.title ?? plain(String(at.draft.set[field]))}`))))) : null,
    settings.draw({ draft: at.draft, fields: at.fields, canSet, edit, learn, redraw: draw }),
    el('div', { class: 'save' }, el('input', { name: 'file', 'aria-label': 'File name', placeholder: 'name of the file', 'data-key': 'file', value: 'my_scenario' }), el('button', { onclick: save }, 'Save'), el('button', { class: 'quiet', onclick: playIt }, 'Play it'), el('button', { class: 'quiet', onclick: solve, title: 'Saves the scenario, puts it on the table and searches for its goal' }, 'Solve')),
    at.saved ? el('p', { class: 'good-news', role: 'status' }, `Saved as ${at.path}`) : null, at.solved ? el('p', { role: 'status' }, at.solved) : null,
    at.text ? el('details', {}, el('summary', {}, 'The file'), el('pre', {}, at.text)) : null);
  for (const part of pieces.panel.querySelectorAll('details[data-part]')) if (parts.has(part.getAttribute('data-part'))) /** @type {HTMLDetailsElement} */ (part).open = true;
}

/** @param {HTMLElement} main */
export async function open(main) {
  main.className = 'view-play view-edit';
  put(main, boards.pieces.table, el('aside', { class: 'side whole' }, pieces.panel));
  boards.watchSize();
  store.look = await store.carrier.ask('look', { seat: 0, brief: true });
  const places = store.hello.layout.zones.flatMap((zone) => zone.places ?? []).flatMap((place) => [place, ...(place.parts ?? [])]);
  known = new Set([...Object.keys(store.look.fields), ...places.map((place) => place.field)]);
  store.seat = 1;
  document.body.classList.add('shows-fields');
  await settings.begin();
  on(['seat'], draw);
  await edit({});
  return {
    pressed: (/** @type {string} */ key) => {
      const value = store.look.fields[at.chosen];
      if (key === '+' && typeof value === 'number') void change(at.chosen, value + 1);
      if (key === '-' && typeof value === 'number') void change(at.chosen, value - 1);
      if (key === 'i' || key === 'I') explainFocus(key === 'i' ? 1 : -1);
    },
    changed: () => undefined,
  };
}
