// question.js - the question and its options, in one fixed place.

import { el, put, plain, title } from './dom.js';
import { back, choose, log, pick, preview, redo, trouble, undo } from './act.js';
import { showRules } from './dialogs.js';
import { kindMark, kindNumber } from './face.js';
import { icon, pictureOf, withIcons } from './icons.js';
import { keysOf, menu, remaining } from './options.js';
import { grouped } from './refused.js';
import { point } from './boards.js';
import { store, tell } from './store.js';
import { seatName } from './players.js';

/** @typedef {import('./types').Option} Option */
/** @typedef {import('./options.js').Entry} Entry */

/** What is searched for among long lists. */
let search = '';

/** An option's title as a sentence. @param {Option} option */
function titleOf(option) {
  return title(option.title || option.words);
}

/** The lines below an option's title: what lies there, what it does, price, what is left, warning. @param {Option} option */
function details(option) {
  const sums = [
    option.price ? el('span', { class: 'price', title: option.price_parts }, 'pay ', withIcons(option.price)) : null,
    option.gains && !option.title?.includes(option.gains) ? el('span', {}, 'gain ', withIcons(option.gains)) : null,
    option.points ? el('span', {}, `${option.points > 0 ? '+' : ''}${option.points} points`) : null,
    option.after ? el('span', { class: 'after' }, '→ ', withIcons(option.after)) : null,
  ].filter(Boolean);
  return [
    option.here ? el('span', { class: 'effect' }, 'here: ', withIcons(option.here)) : null,
    option.effect || option.meaning ? el('span', { class: 'effect' }, withIcons(option.effect || option.meaning || '')) : null,
    option.outlook ? el('span', { class: 'effect' }, 'at once: ', withIcons(option.outlook)) : null,
    sums.length ? el('span', { class: 'sums' }, sums) : null,
    option.warning ? el('span', { class: 'warning' }, el('b', {}, '! '), option.warning) : null,
    store.confirming === option.index ? el('span', { class: 'again' }, 'Choose it again to do it, or choose something else.') : null,
  ];
}

/** Words that a title does not end in. */
const LOOSE = new Set(['to', 'at', 'on', 'in', 'of', 'for', 'with', 'the', 'a', 'and']);

/** What the titles of all options of a line begin with, up to where they part: "Cavern on e2". @param {Option[]} options */
function sharedTitle(options) {
  const [first, ...others] = options.map((option) => titleOf(option).split(' '));
  let end = first.findIndex((word, i) => others.some((other) => other[i] !== word));
  if (end < 0) end = first.length;
  const comma = first.slice(0, end).findLastIndex((word) => word.endsWith(','));
  if (comma >= 0) end = comma + 1;
  while (end > 0 && LOOSE.has(first[end - 1])) end--;
  return first.slice(0, end).join(' ').replace(/,$/, '');
}

/** The title of a step of the menu. @param {Entry} entry */
function entryTitle(entry) {
  const first = entry.options[0];
  if (entry.options.length === 1 && entry.key.startsWith('option:')) return titleOf(first);
  if (entry.arg) {
    const { card, text, word } = entry.arg;
    if (text || card) return text ?? store.faces.get(card ?? '')?.title ?? title(card ?? '');
    const shared = sharedTitle(entry.options);
    // The name of a cell stands on the board as it is.
    return shared.toLowerCase().split(' ').includes(plain(word).toLowerCase()) ? shared : /\d$/.test(word) ? plain(word) : title(word);
  }
  return first.group_title ?? title(entry.key.slice(entry.key.indexOf(':') + 1));
}

/** What all options of a line have in common: what their card does, and the price. @param {Entry} entry @param {import('./types').Face|undefined} face */
function common(entry, face) {
  const [first, ...others] = entry.options;
  const price = first.price && others.every((option) => option.price === first.price) ? first.price : '';
  return [
    face?.text ? el('span', { class: 'effect' }, withIcons(face.text)) : null,
    price ? el('span', { class: 'sums' }, el('span', { class: 'price' }, 'pay ', withIcons(price))) : null,
  ];
}

/** A line of the menu is looked at: its places are marked, and one option shows what it changes. @param {Entry|null} entry */
function attend(entry) {
  point(entry ? entry.options.flatMap(keysOf) : []);
  void preview(entry?.options.length === 1 ? entry.options[0] : null);
}

/** The card that a line of the menu is about. @param {Entry} entry */
function cardOf(entry) {
  return entry.arg?.card ?? (entry.options.length === 1 ? entry.options[0].args?.find((arg) => arg.card)?.card : undefined);
}

/** Whether the lines are about cards of several kinds, so that each says its own. @param {Entry[]} entries */
function areMixed(entries) {
  const kinds = entries.map((entry) => store.faces.get(cardOf(entry) ?? '')?.kind);
  return kinds.every(Boolean) && new Set(kinds).size > 1;
}

/** @param {Entry} entry @param {number} i @param {boolean} [hasKind] */
function entryButton(entry, i, hasKind = false) {
  const only = entry.options.length === 1 ? entry.options[0] : null;
  const card = cardOf(entry);
  const face = store.faces.get(card ?? '');
  const take = () => (only ? choose(only) : pick(entry.key));
  const picture = entry.arg?.word ?? '';
  return el('li', {}, el('button', {
    class: `option${only?.warning ? ' warned' : ''}${only && store.confirming === only.index ? ' confirm' : ''}${only ? '' : ' opens'}`, 'data-key': entry.key, 'data-index': only?.index, 'data-card': card,
    onclick: take, onpointerenter: () => attend(entry), onpointerleave: () => attend(null), onfocus: () => attend(entry), onblur: () => attend(null),
  },
  el('kbd', { 'aria-hidden': 'true' }, i < 9 ? i + 1 : ''),
  el('span', { class: 'body' },
    el('span', { class: 'title' }, picture && pictureOf(picture) ? icon(picture) : null, only ? titleOf(only) : entryTitle(entry),
      hasKind && face ? el('span', { class: `count kind-${kindNumber(face.kind)}` }, kindMark(face.kind), plain(face.kind)) : null,
      only ? null : el('span', { class: 'count' }, `${entry.options.length} ways`), opinion(entry.options)),
    only ? details(only) : common(entry, face))));
}

/** What was picked so far, to be taken back one by one. */
function crumbs() {
  if (!store.picked.length) return null;
  return el('p', { class: 'crumbs' },
    el('button', { class: 'quiet', onclick: () => back(), title: 'Backspace' }, '‹ back'),
    store.picked.map((key) => {
      const [kind, ...rest] = key.split(':');
      const word = rest.join(':');
      return el('span', { class: 'crumb' }, kind === 'card' ? store.faces.get(word)?.title ?? title(word) : plain(word.split('.').at(-1) ?? word));
    }));
}

/** Options that exchange something first, folded away. @param {Option[]} options @param {number} from */
function exchanges(options, from) {
  if (!options.length) return null;
  return el('details', { class: 'exchanges', open: options.length < 4 }, el('summary', {}, `Exchanges you can make first (${options.length})`),
    el('ol', { class: 'options' }, options.map((option, i) => entryButton({ key: `option:${option.index}`, options: [option], title: '', arg: null }, from + i))));
}

/** No more refusals than this are shown at once. */
const FEW = 4;

/** What is not possible, and why. */
function refused() {
  const list = store.picked.length ? [] : grouped(store.look.refused ?? []);
  if (!list.length) return null;
  return el('details', { class: 'refused', open: list.length <= FEW }, el('summary', {}, `Not possible now (${list.length})`),
    el('ul', {}, list.map((one) => el('li', { 'data-card': one.card }, el('span', { class: 'title' }, title(one.title), one.count > 1 ? el('small', {}, ` (${one.count} ways)`) : null), el('span', { class: 'reason' }, one.reason)))));
}

/** @param {Option} option */
function isFound(option) {
  return `${option.title ?? ''} ${option.effect ?? ''}`.toLowerCase().includes(search.toLowerCase());
}

/** @param {HTMLElement} panel */
function choices(panel) {
  const all = store.look.options ?? [];
  const plainOnes = all.filter((option) => !option.exchange);
  let left = remaining(plainOnes, store.picked);
  if (search) left = left.filter(isFound);
  const entries = search ? left.slice(0, 20).map((option) => ({ key: `option:${option.index}`, options: [option], title: '', arg: null })) : menu(left, store.picked);
  const list = el('ol', { class: 'options', id: 'options' }, entries.map((entry, i) => entryButton(entry, i, areMixed(entries))));
  const find = plainOnes.length > 12 ? el('input', {
    class: 'find', type: 'search', placeholder: `Search ${plainOnes.length} options`, 'aria-label': 'Search the options', value: search, 'data-key': 'find',
    oninput: (/** @type {Event} */ event) => { search = /** @type {HTMLInputElement} */ (event.target).value; draw(panel); },
  }) : null;
  return [crumbs(), find, list, store.picked.length ? null : exchanges(all.filter((option) => option.exchange), entries.length), refused()];
}

/** The line that says whose turn it is and what is asked. */
function prompt() {
  const { look, hello } = store;
  if (look.over) return [buttons(), el('h2', {}, 'The game is over'), look.verdict ? el('p', {}, title(look.verdict)) : null];
  const isBot = hello.seats.find((one) => one.seat === look.asked)?.kind === 'bot';
  const asking = look.card ? store.faces.get(look.card)?.title ?? title(look.card) : '';
  return [
    el('div', { class: 'asked-line' }, el('p', { class: `who seat-${look.asked}` }, el('span', { class: 'disc', 'aria-hidden': 'true' }, look.asked), isAsked() ? isBot ? `You decide for ${seatName(look.asked)}` : `${seatName(look.asked)}, your turn` : `${seatName(look.asked)} is thinking`), buttons()),
    el('h2', {}, asking ? `${asking}: ` : '', look.prompt ? title(look.prompt) : 'Choose'),
  ];
}

function buttons() {
  const { look, hello } = store;
  if (!hello.powers.includes('play')) return null;
  return el('div', { class: 'steps' },
    el('button', { class: 'quiet', disabled: look.step === 0, onclick: undo, title: 'Undo (u)' }, '↶ Undo'),
    el('button', { class: 'quiet', disabled: look.steps <= look.step, onclick: redo, title: 'Redo (r)' }, '↷ Redo'),
    look.options?.length > 1 ? el('button', { class: 'quiet', onclick: hint, 'data-key': 'hint', 'aria-pressed': store.hints.size ? 'true' : 'false', title: store.hints.size ? 'Hide what the built-in player thinks (h)' : 'What the built-in player thinks of each option (h)' }, 'Hint') : null);
}

/** Asks what the built-in player thinks of each option; asked again, it is hidden. */
export async function hint() {
  if (store.hints.size) {
    store.hints = new Map();
    return tell('pick');
  }
  const { decision, asked } = store.look;
  try {
    const answer = await store.carrier.ask('hint', { seat: asked });
    // A hint takes a moment, and may come when the question is over.
    if (store.look.decision !== decision) return undefined;
    store.hints = new Map((answer.options ?? []).map((/** @type {import('./types').Hint} */ one) => [one.index, one]));
    trouble.text = answer.fault ? `A move that fails is left out: ${answer.fault}` : store.hints.size ? '' : 'There is no hint here.';
  } catch (error) {
    if (store.look.decision !== decision) return undefined;
    trouble.text = error instanceof Error ? error.message : String(error);
  }
  return tell('pick');
}

const POINT = 100;

/** What the built-in player thinks of a line of the menu: the best of its options counts. @param {Option[]} options */
function opinion(options) {
  const all = options.map((option) => store.hints.get(option.index)).filter((one) => one !== undefined).sort((one, other) => one.loss - other.loss);
  const best = all.find((one) => one.is_choice) ?? all[0];
  if (!best) return null;
  const error = best.error ? ` ± ${(best.error / POINT).toFixed(1)}` : '';
  const expected = `${(best.value / POINT).toFixed(1)} points`;
  if (best.is_choice) return el('span', { class: 'opinion best', title: `The planner would choose this, and expects ${expected} in some turns` }, `★ ${expected}`);
  if (!best.loss) return el('span', { class: 'opinion', title: `as good as the best: ${expected}` }, '≈ as good');
  return el('span', { class: 'opinion', title: `about ${(best.loss / POINT).toFixed(1)} points less than the best${best.is_close ? ': a close call' : ''}` }, best.is_close ? '≈ ' : '', `−${(best.loss / POINT).toFixed(1)}${error}`);
}

/** Whether the person at this page answers now. */
export function isAsked() {
  const { look } = store;
  return !look.over && look.you_decide === true && look.eyes === look.asked;
}

/** Before the first decision of a player: where to read what the game is about. */
function welcome() {
  const hasDecided = [...log.values()].some((line) => line.by === store.look.asked && line.step <= store.look.step);
  return hasDecided ? null : el('p', { class: 'welcome' }, 'New to this game? ', el('button', { class: 'quiet', 'data-key': 'welcome', onclick: showRules }, 'How to play'));
}

/** @param {HTMLElement} panel */
export function draw(panel) {
  const { look } = store;
  if (panel.dataset.decision !== String(look.decision)) search = '';
  panel.dataset.decision = String(look.decision);
  panel.className = `question${isAsked() ? ' asked' : ''}`;
  put(panel, el('header', {}, prompt()),
    look.say ? el('p', { class: 'say' }, look.say) : null,
    look.bot_problem ? el('p', { class: 'trouble' }, look.bot_problem) : null,
    trouble.text ? el('p', { class: 'trouble', role: 'alert' }, trouble.text) : null,
    isAsked() ? [welcome(), choices(panel)] : null);
}

/** A key was pressed: takes that line of the menu. @param {number} number from 1 */
export function takeLine(number) {
  const button = document.querySelectorAll('#question .option')[number - 1];
  if (button instanceof HTMLElement) button.click();
}

/** Moves the focus along the menu. @param {number} step */
export function moveLine(step) {
  const all = [...document.querySelectorAll('#question .option')];
  const at = all.indexOf(/** @type {Element} */ (document.activeElement));
  const next = all[at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length];
  if (next instanceof HTMLElement) next.focus();
}
