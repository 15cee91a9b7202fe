// act.js - what a person can do with the open question: look again, decide, undo, pick.

import { say } from './dom.js';
import { Refusal } from './carrier.js';
import { handOver } from './dialogs.js';
import { remaining } from './options.js';
import { store, takeHello, tell } from './store.js';

/** The latest problem, for the line above the question. @type {{text: string}} */
export const trouble = { text: '' };

/** @param {unknown} error */
export function complain(error) {
  trouble.text = error instanceof Refusal ? error.message : `the table cannot be reached (${error instanceof Error ? error.message : error})`;
  say(trouble.text);
  tell('pick');
}

let isBusy = false;

/** Lines of the log that have been read, by number. @type {Map<number, import('./types').LogLine>} */
export const log = new Map();

/** Takes an answer that says how the table looks. @param {import('./types').Look} answer */
export function take(answer) {
  const isSame = store.look && answer.decision === store.look.decision && answer.version === store.look.version;
  store.look = answer;
  for (const line of answer.log ?? []) log.set(line.n, line);
  if (!isSame) {
    store.picked = [];
    store.preview = {};
    store.confirming = -1;
    store.hints = new Map();
    store.tab = -1;
    store.pointed = new Set();
    trouble.text = '';
    if (answer.last) say(answer.last.said);
  }
  tell('look');
}

/** Seats of people that this page speaks for. */
function people() {
  return store.hello.speaks_for.filter((seat) => store.hello.seats.find((one) => one.seat === seat)?.kind === 'human');
}

/** The eyes to look with: the seat that sits at the screen, or its own. */
export function eyes() {
  return store.shownTo || store.hello.you || people()[0] || 0;
}

/** Whether this seat sees anything that others do not. @param {import('./types').Look} own */
async function hasSecrets(own) {
  const common = await store.carrier.ask('look', { seat: 0, brief: true });
  return Object.entries(own.fields).some(([field, value]) => common.fields[field] !== value);
}

/** Reads what mods have changed meanwhile. @param {number|undefined} version @returns {Promise<boolean>} whether they have */
async function refreshCards(version) {
  if (version === undefined || version === store.cardsVersion) return false;
  const [hello, list] = await Promise.all([store.carrier.ask('hello'), store.carrier.ask('cards')]);
  takeHello(hello);
  store.faces = new Map(list.cards.map((/** @type {any} */ face) => [face.id, face]));
  return true;
}

/** The same for a view without a board. */
export async function lookForCards() {
  return refreshCards((await store.carrier.ask('look', { seat: 0, brief: true })).cards_version);
}

/**
 * Another seat of this screen is asked: it looks with that seat's eyes, after a hand-over if there
 * is anything to hide.
 * @param {import('./types').Look} answer
 */
async function hand(answer) {
  await refreshCards(answer.cards_version);
  if (answer.over || answer.eyes === answer.asked || !answer.you_decide) return take(answer);
  const next = answer.asked;
  // After going back to a question of a bot, the host may answer it; nobody has to look away then.
  const secret = store.shownTo !== 0 && people().includes(next) && await hasSecrets(answer);
  if (secret) await new Promise((done) => handOver(next, () => done(undefined)));
  if (people().includes(next)) store.shownTo = next;
  return take(await store.carrier.ask('look', { seat: next }));
}

/** Asks for what the table looks like now. */
export async function look() {
  try {
    await hand(await store.carrier.ask('look', { seat: eyes() }));
  } catch (error) {
    complain(error);
  }
}

/** One request that answers as look does. @param {string} what @param {Record<string, any>} fields */
export async function act(what, fields = {}) {
  if (isBusy) return false;
  isBusy = true;
  document.body.classList.add('busy');
  const slow = setTimeout(() => document.body.classList.add('slow'), 200);
  try {
    await hand(await store.carrier.ask(what, fields));
    return true;
  } catch (error) {
    complain(error);
    if (error instanceof Refusal && error.status === 'STALE') await look();
    return false;
  } finally {
    isBusy = false;
    clearTimeout(slow);
    document.body.classList.remove('busy', 'slow');
  }
}

export const undo = () => act('undo', { seat: eyes() });
export const redo = () => act('redo', { seat: eyes() });

/** @param {import('./types').Option} option */
function decide(option) {
  return act('decide', { seat: store.look.asked, decision: store.look.decision, option: option.index });
}

/** Whether the option is shown with its warning first. @param {import('./types').Option} option */
function mustConfirm(option) {
  return Boolean(option.warning) && store.look.options.length > 1 && store.confirming !== option.index;
}

/** Takes an option, wherever it was chosen; one with a warning must be chosen twice. @param {import('./types').Option} option */
export function choose(option) {
  if (!mustConfirm(option)) return decide(option);
  store.confirming = option.index;
  say(`${option.warning}. Choose it again to do it.`);
  tell('pick');
  return Promise.resolve(false);
}

/**
 * Something was clicked that options name: those that do not are left out. The only one that is
 * left is taken; if it has a warning, that is shown first.
 * @param {string} key
 */
export function pick(key) {
  const before = remaining(store.look.options, store.picked);
  if (store.picked.includes(key)) {
    store.picked = store.picked.filter((one) => one !== key);
  } else {
    let picked = [...store.picked, key];
    // A second place of the same sort replaces the first.
    if (!remaining(store.look.options, picked).length) picked = [key];
    const left = remaining(store.look.options, picked);
    if (!left.length) return;
    store.picked = picked;
    if (left.length === 1 && before.length > 0) {
      void choose(left[0]);
      return;
    }
  }
  store.confirming = -1;
  store.preview = {};
  tell('pick', 'preview');
}

/** One step back in the menu. */
export function back() {
  if (!store.picked.length && store.confirming < 0) return false;
  store.picked = store.picked.slice(0, -1);
  store.confirming = -1;
  store.preview = {};
  tell('pick', 'preview');
  return true;
}

let wanted = 0;

/** Shows what an option would change, on the board. @param {import('./types').Option|null} option */
export async function preview(option) {
  const mine = ++wanted;
  if (!option) {
    if (Object.keys(store.preview).length) {
      store.preview = {};
      tell('preview');
    }
    return;
  }
  await new Promise((done) => setTimeout(done, 120));
  if (mine !== wanted || isBusy) return;
  try {
    const answer = await store.carrier.ask('preview', { seat: store.look.asked, decision: store.look.decision, option: option.index });
    if (mine !== wanted) return;
    store.preview = answer.changed ?? {};
    tell('preview');
  } catch { /* an option without a preview is still an option */ }
}
