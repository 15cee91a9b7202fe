// settings.js - what a scenario says besides the position: players, seed, rules, pinned cards, goal.

import { el, plain, title } from './dom.js';
import { store } from './store.js';

/** @typedef {import('./types').FieldInfo} FieldInfo */
/** @typedef {{name: string, text: string, min: number, max: number, default: string|number, choices: string[], is_set: boolean}} Rule */
/** @typedef {{field: string, at_least?: number, at_most?: number, is?: string|number}} Condition */
/** @typedef {{draft: Record<string, any>, fields: Record<string, FieldInfo>, canSet: (field: string) => boolean, edit: (change: Record<string, any>) => Promise<void>, learn: (field: string) => Promise<void>, redraw: () => void}} Editing */

/** Who can be named in a file that anybody can play. */
const PLAYERS = ['human', 'greedy', 'random', 'planner'];

/** @type {Rule[]} */
let rules = [];
/** The card that is being pinned, by its field. */
let pinning = '';

export async function begin() {
  rules = (await store.carrier.ask('rules')).rules;
}

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement|HTMLSelectElement} */ (event.target).value;

/** @param {string} label @param {string} name @param {Editing} editing @param {number} [most] */
function line(label, name, editing, most) {
  return el('label', {}, label, el('input', { type: most ? 'number' : 'text', min: most ? 0 : null, max: most, value: editing.draft[name] ?? '', 'data-key': `set:${name}`, onchange: (/** @type {Event} */ event) => editing.edit({ [name]: most ? Number(valueOf(event)) : valueOf(event) }) }));
}

/** @param {string} label @param {[string, string][]} choices @param {string} now @param {string} key @param {(value: string) => void} changed */
function choice(label, choices, now, key, changed) {
  return el('label', {}, label, el('select', { 'data-key': key, onchange: (/** @type {Event} */ event) => changed(valueOf(event)) }, choices.map(([value, text]) => el('option', { value, selected: value === now }, text))));
}

/** Who sits where. @param {Editing} editing */
function seats(editing) {
  const count = editing.draft.players ?? store.hello.players;
  const now = Array.from({ length: count }, (_, i) => editing.draft.seats?.[i] ?? (i ? 'greedy' : 'human'));
  return now.map((who, i) => choice(`Player ${i + 1}`, PLAYERS.map((name) => [name, title(name)]), who, `sits:${i}`, (value) => void editing.edit({ seats: now.map((one, j) => (j === i ? value : one)) })));
}

/** A rule's value; its default takes the setting back. @param {Rule} rule @param {Editing} editing */
function ruleControl(rule, editing) {
  const now = editing.draft.rules?.[rule.name] ?? rule.default;
  const change = (/** @type {string|number} */ value) => void editing.edit({ rules: { [rule.name]: String(value) === String(rule.default) || value === '' ? null : value } });
  if (rule.choices.length && !rule.is_set) return choice(title(rule.name), rule.choices.map((word) => [word, title(word)]), String(now), `rule:${rule.name}`, change);
  if (rule.min === 0 && rule.max === 1 && !rule.choices.length) return choice(title(rule.name), [['0', 'No'], ['1', 'Yes']], String(Number(now)), `rule:${rule.name}`, (value) => change(Number(value)));
  return el('label', {}, title(rule.name), el('input', { type: rule.is_set ? 'text' : 'number', min: rule.is_set ? null : rule.min, max: rule.is_set ? null : rule.max, value: now, placeholder: rule.choices.join(','), 'data-key': `rule:${rule.name}`,
    onchange: (/** @type {Event} */ event) => change(rule.is_set ? valueOf(event) : Number(valueOf(event))) }));
}

/** @param {Editing} editing */
function ruleList(editing) {
  const count = Object.keys(editing.draft.rules ?? {}).length;
  return el('details', { class: 'settings', open: count > 0, 'data-part': 'rules' }, el('summary', {}, `Rules${count ? ` (${count} changed)` : ''}`),
    rules.map((rule) => el('div', { class: rule.name in (editing.draft.rules ?? {}) ? 'is-changed' : '' }, ruleControl(rule, editing), el('p', { class: 'nothing' }, rule.text))));
}

/** Fields that say where a card lies, also those of cards that nobody sees. @param {Editing} editing */
function cardFields(editing) {
  const names = store.hello.layout.zones.flatMap((zone) => zone.places ?? []).filter((place) => place.card && place.field.endsWith(`.${place.card}`)).map((place) => place.field);
  return [...new Set(names)].filter(editing.canSet);
}

/** A card at a certain place, whatever chance would do. @param {Editing} editing */
function pins(editing) {
  const fields = cardFields(editing);
  const nameOf = (/** @type {string} */ field) => store.faces.get(field.slice(field.indexOf('.') + 1))?.title ?? plain(field);
  if (!fields.length) return null;
  const set = fields.filter((field) => field in editing.draft.set);
  const words = editing.fields[pinning]?.words ?? [];
  return el('details', { class: 'settings', open: set.length > 0 || pinning !== '', 'data-part': 'pins' }, el('summary', {}, `Pinned cards${set.length ? ` (${set.length})` : ''}`),
    el('p', { class: 'nothing' }, 'A card that always lies there, also face down in a pile, whatever the seed.'),
    choice('Card', [['', 'Choose a card'], ...fields.map((field) => /** @type {[string, string]} */ ([field, nameOf(field)])).sort((one, other) => one[1].localeCompare(other[1]))], pinning, 'pin:card', async (field) => { pinning = field; if (field) await editing.learn(field); editing.redraw(); }),
    pinning ? choice('lies', [['', 'where chance puts it'], ...words.map((word) => /** @type {[string, string]} */ ([word, plain(word)]))], String(editing.draft.set[pinning] ?? ''), 'pin:place', (word) => void editing.edit({ set: { [pinning]: word || null } })) : null,
    el('ul', {}, set.map((field) => el('li', {}, `${nameOf(field)}: ${plain(String(editing.draft.set[field]))} `, el('button', { class: 'quiet', 'aria-label': `Unpin ${nameOf(field)}`, onclick: () => editing.edit({ set: { [field]: null } }) }, '×')))));
}

/** What is compared in a condition. @type {['at_least', 'at_most', 'is']} */
const WAYS = ['at_least', 'at_most', 'is'];

/** One condition of the goal. @param {Condition} condition @param {number} i @param {(condition: Condition|null) => void} changed */
function conditionLine(condition, i, changed) {
  const way = WAYS.find((one) => condition[one] !== undefined) ?? 'at_least';
  const value = condition[way] ?? '';
  const field = el('input', { list: 'field-names', value: condition.field, placeholder: 'field', 'aria-label': 'Field of the goal', 'data-key': `goal:${i}` });
  const how = el('select', { 'aria-label': 'How it is compared', 'data-key': `way:${i}` }, WAYS.map((one) => el('option', { value: one, selected: one === way }, plain(one))));
  const wanted = el('input', { value, placeholder: 'value', 'aria-label': 'Value of the goal', 'data-key': `goal-value:${i}` });
  const read = () => {
    if (!field.value || wanted.value === '') return;
    changed({ field: field.value, [how.value]: how.value === 'is' && !/^-?\d+$/.test(wanted.value) ? wanted.value : Number(wanted.value) });
  };
  for (const one of [field, how, wanted]) one.addEventListener('change', read);
  return el('div', { class: 'condition' }, field, how, wanted, condition.field ? el('button', { class: 'quiet', 'aria-label': 'Remove this condition', onclick: () => changed(null) }, '×') : null);
}

/** The goal of a puzzle, and its limit. @param {Editing} editing */
function goal(editing) {
  const { draft, edit } = editing;
  /** @type {Condition[]} */
  const all = draft.goal ?? [];
  const put = (/** @type {number} */ i, /** @type {Condition|null} */ condition) => void edit({ goal: [...all.slice(0, i), ...(condition ? [condition] : []), ...all.slice(i + 1)], goal_seat: draft.seat ?? 1 });
  const limit = (/** @type {string} */ name) => el('label', {}, `at most this many ${name}`, el('input', { type: 'number', min: 1, value: draft.limit?.[name] ?? '', 'data-key': `limit:${name}`, onchange: (/** @type {Event} */ event) => {
    const next = { ...draft.limit, [name]: Number(valueOf(event)) };
    if (!next[name]) delete next[name];
    void edit({ limit: next });
  } }));
  return el('details', { class: 'settings', open: all.length > 0, 'data-part': 'goal' }, el('summary', {}, 'Goal and limit'),
    [...all, { field: '' }].map((condition, i) => conditionLine(condition, i, (next) => put(i, next))),
    all.length ? [choice('Who has to reach it', store.hello.seats.map(({ seat }) => [String(seat), `Player ${seat}`]), String(draft.seat ?? 1), 'goal-seat', (value) => void edit({ goal_seat: Number(value) })), limit('decisions'), limit('turns'),
      choice('Chance', [['excluded', 'must not matter'], ['pinned', 'follows the seed']], draft.chance ?? 'excluded', 'chance', (value) => void edit({ chance: value }))] : null);
}

/** All of it. @param {Editing} editing */
export function draw(editing) {
  return el('div', {},
    el('details', { class: 'settings', open: Boolean(editing.draft.title), 'data-part': 'match' }, el('summary', {}, 'Title, players, seed'), line('Title', 'title', editing), line('Text', 'text', editing), line('Players', 'players', editing, 8), seats(editing), line('Seed', 'seed', editing, 2 ** 31)),
    ruleList(editing), pins(editing), goal(editing));
}
