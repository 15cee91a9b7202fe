// act.js - what a person can do with the open question: look again, decide, undo, pick.

import { say } from './dom.js';
import { Refusal } from './carrier.js';
import { remaining } from './options.js';
import { store, tell } from './store.js';

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

/** Takes an answer that says how the table looks. @param {import('./types').Look} look */
export function take(look) {
  const isSame = store.look && look.decision === store.look.decision && look.version === store.look.version;
  store.look = look;
  for (const line of look.log ?? []) log.set(line.n, line);
  if (!isSame) {
    store.picked = [];
    store.preview = {};
    store.tab = -1;
    trouble.text = '';
    if (look.last) say(look.last.text ?? look.last.words);
  }
  tell('look');
}

/** The eyes to look with: the seat that is asked if this page speaks for it, else its own. */
export function eyes() {
  const { speaks_for: speaks, you } = store.hello;
  if (store.look && speaks.includes(store.look.asked)) return store.look.asked;
  return you || speaks[0] || 0;
}

/** Asks for what the table looks like now. */
export async function look() {
  try {
    let answer = await store.carrier.ask('look', { seat: eyes() });
    // Another seat that this page speaks for is asked now: look with its eyes.
    if (store.hello.speaks_for.includes(answer.asked) && answer.eyes !== answer.asked) {
      answer = await store.carrier.ask('look', { seat: answer.asked });
    }
    take(answer);
  } catch (error) {
    complain(error);
  }
}

/** One request that answers as look does. @param {string} what @param {Record<string, any>} fields */
export async function act(what, fields = {}) {
  if (isBusy) return false;
  isBusy = true;
  document.body.classList.add('busy');
  try {
    const answer = await store.carrier.ask(what, fields);
    isBusy = false;
    if (answer.fields) take(answer);
    if (answer.fields && store.hello.speaks_for.includes(answer.asked) && answer.eyes !== answer.asked) await look();
    return true;
  } catch (error) {
    complain(error);
    if (error instanceof Refusal && error.status === 'STALE') await look();
    return false;
  } finally {
    isBusy = false;
    document.body.classList.remove('busy');
  }
}

/** @param {import('./types').Option} option */
export function decide(option) {
  return act('decide', { seat: store.look.asked, decision: store.look.decision, option: option.index });
}

/**
 * Something was clicked that options name: those that do not are left out. The only one that is
 * left is taken, unless it has a warning.
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
    if (left.length === 1 && !left[0].warning && before.length > 0) {
      store.picked = picked;
      void decide(left[0]);
      return;
    }
    store.picked = picked;
  }
  store.preview = {};
  tell('pick', 'preview');
}

/** One step back in the menu. */
export function back() {
  if (!store.picked.length) return false;
  store.picked = store.picked.slice(0, -1);
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
