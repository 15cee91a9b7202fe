// store.js - what the page knows: who asks, the game's description, the last look, what is picked.

/** @typedef {import('./types').Hello} Hello */
/** @typedef {import('./types').Look} Look */
/** @typedef {import('./types').Option} Option */
/** @typedef {import('./types').Face} Face */

/** @typedef {'hello'|'look'|'pick'|'preview'|'view'|'seat'|'problems'} Topic */

export const store = {
  /** @type {import('./carrier.js').Carrier} */ carrier: /** @type {any} */ (null),
  /** @type {Hello} */ hello: /** @type {any} */ (null),
  /** @type {Look} */ look: /** @type {any} */ (null),
  /** Faces by card id. @type {Map<string, Face>} */ faces: new Map(),
  /** What was clicked to narrow the options: keys of arguments. @type {string[]} */ picked: [],
  /** Fields as they would be after the option under the pointer. @type {Record<string, any>} */ preview: {},
  /** What the built-in player thinks of the options, by index; empty: nobody has asked. @type {Map<number, import('./types').Hint>} */ hints: new Map(),
  /** Places and cards of the line under the pointer: keys. @type {Set<string>} */ pointed: new Set(),
  /** The option with a warning that was chosen once; -1: none. */ confirming: -1,
  /** Whose board is shown. */ seat: 1,
  /** With several people at one screen: who looks at it; 0: whoever is asked. */ shownTo: 0,
  /** Which tab of the common board is shown; -1: the one that the question needs. */ tab: -1,
  /** Changes when cards are loaded again. */ cardsVersion: -1,
  /** How often the table was described: what was drawn by another description is drawn again. */ helloNumber: 0,
  /** Names of pictures that exist. @type {Set<string>} */ icons: new Set(),
  /** The same without those of mods. @type {string[]} */ ownIcons: [],
  /** Addresses of the page's own pictures, if they are not files. @type {Record<string, string>} */ ownPictures: {},
  /** Addresses of pictures that are not files: drawings of mods, all those of a page that stands alone. @type {Record<string, string>} */ pictures: {},
};

/** A drawing of a mod as an image: whatever is in it, an image runs no script and loads nothing. @param {string} drawing */
function drawingUrl(drawing) {
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** What the table is, with the drawings of its mods. @param {Hello} hello */
export function takeHello(hello) {
  const drawings = Object.entries(hello.drawings ?? {});
  store.hello = hello;
  store.helloNumber++;
  store.cardsVersion = hello.cards_version ?? -1;
  store.pictures = { ...store.ownPictures, ...Object.fromEntries(drawings.map(([name, drawing]) => [name, drawingUrl(drawing)])) };
  store.icons = new Set([...store.ownIcons, ...drawings.map(([name]) => name)]);
}

/** @type {Map<Topic, Set<() => void>>} */
const listeners = new Map();

/**
 * Calls the function whenever one of the topics changes; returns how to stop that.
 * @param {Topic[]} topics
 * @param {() => void} call
 */
export function on(topics, call) {
  for (const topic of topics) {
    if (!listeners.has(topic)) listeners.set(topic, new Set());
    listeners.get(topic)?.add(call);
  }
  return () => topics.forEach((topic) => listeners.get(topic)?.delete(call));
}

/** @param {Topic[]} topics */
export function tell(...topics) {
  /** @type {Set<() => void>} */
  const calls = new Set();
  for (const topic of topics) for (const call of listeners.get(topic) ?? []) calls.add(call);
  for (const call of calls) call();
}

/** Forgets all listeners: another view is opened. */
export function forgetListeners() {
  listeners.clear();
}
