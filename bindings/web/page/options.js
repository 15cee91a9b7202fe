// options.js - options as a menu: which can still be meant, and what tells them apart.

/** @typedef {import('./types').Option} Option */
/** @typedef {import('./types').Arg} Arg */

/** @param {string} id */
export const keyOfCard = (id) => `card:${id}`;
/** @param {string} field */
export const keyOfPlace = (field) => `place:${field}`;

/** What identifies an argument in a menu. @param {Arg} arg */
export function keyOfArg(arg) {
  return arg.card ? keyOfCard(arg.card) : `word:${arg.word}`;
}

/** All keys of an argument: its word, its card, and the places that show it. @param {Arg} arg */
function keysOfArg(arg) {
  return [`word:${arg.word}`, ...(arg.card ? [keyOfCard(arg.card)] : []), ...(arg.fields ?? []).map(keyOfPlace)];
}

/** @param {Option} option */
export function groupOf(option) {
  return option.group || option.words;
}

/** All keys by which an option can be picked. @param {Option} option */
export function keysOf(option) {
  return [`group:${groupOf(option)}`, ...(option.args ?? []).flatMap(keysOfArg)];
}

/**
 * The options that what was picked leaves.
 * @param {Option[]} options @param {string[]} picked
 */
export function remaining(options, picked) {
  return options.filter((option) => {
    const keys = keysOf(option);
    return picked.every((key) => keys.includes(key));
  });
}

/**
 * Keys of places and cards that some remaining option names.
 * @param {Option[]} options
 */
export function litKeys(options) {
  return new Set(options.flatMap((option) => keysOf(option)));
}

/**
 * @typedef {object} Entry  a line of the menu: an option, or several that share a key
 * @property {string} key
 * @property {Option[]} options
 * @property {string} title
 * @property {Arg|null} arg
 */

/** More lines than this are put together by what they share. */
const LONG = 9;

/** @param {Option[]} options @param {(option: Option) => string} keyOf @param {(option: Option) => Arg|null} argOf @returns {Entry[]} */
function split(options, keyOf, argOf) {
  /** @type {Map<string, Entry>} */
  const entries = new Map();
  for (const option of options) {
    const key = keyOf(option);
    const entry = entries.get(key) ?? { key, options: [], title: '', arg: argOf(option) };
    entry.options.push(option);
    entries.set(key, entry);
  }
  return [...entries.values()];
}

/** @param {Option} option @returns {Entry} */
function single(option) {
  return { key: `option:${option.index}`, options: [option], title: option.title ?? option.words, arg: null };
}

/**
 * The menu for these options: each by itself if they are few, else one step at a time.
 * @param {Option[]} options @param {string[]} picked
 * @returns {Entry[]}
 */
export function menu(options, picked) {
  if (options.length <= LONG) return options.map(single);
  const groups = split(options, (option) => `group:${groupOf(option)}`, () => null);
  if (groups.length > 1 && groups.some((group) => group.options.length > 1)) return groups;
  const longest = Math.max(...options.map((option) => option.args?.length ?? 0));
  for (let i = 0; i < longest; i++) {
    if (!options.every((option) => option.args?.[i])) break;
    const entries = split(options, (option) => keyOfArg(/** @type {Arg} */ (option.args?.[i])), (option) => option.args?.[i] ?? null);
    if (entries.length > 1 && entries.length < options.length && !entries.some((entry) => picked.includes(entry.key))) return entries;
  }
  return options.map(single);
}
