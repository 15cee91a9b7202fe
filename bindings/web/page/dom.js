// dom.js - making elements. Text always becomes a text node, never markup.

const SVG = 'http://www.w3.org/2000/svg';

/** @typedef {import('./types').Child} Child */

/**
 * @param {Element} element
 * @param {Record<string, any>} attributes  onclick and the like are listeners; class, text, data-*
 * @param {Child[]} children
 */
function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'style') for (const [key, one] of Object.entries(value)) /** @type {HTMLElement} */ (element).style.setProperty(key, String(one));
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  add(element, ...children);
}

/**
 * Adds children; what is empty is left out.
 * @param {Element} element
 * @param {Child[]} children
 */
export function add(element, ...children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false || child === '') continue;
    if (Array.isArray(child)) add(element, ...child);
    else element.append(typeof child === 'number' ? String(child) : child);
  }
  return element;
}

/**
 * An HTML element.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, any>} [attributes]
 * @param {Child[]} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  fill(element, attributes, children);
  return element;
}

/**
 * An SVG element.
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {Child[]} children
 * @returns {SVGElement}
 */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  fill(element, attributes, children);
  return element;
}

/**
 * Puts these children in the place of all others, and keeps the focus on what has the same key.
 * @param {Element} element
 * @param {Child[]} children
 */
export function put(element, ...children) {
  keepFocus(element, () => {
    element.replaceChildren();
    add(element, ...children);
  });
  return element;
}

/** Keeps the focus on what has the same key while the children of an element change. @param {Element} element @param {() => void} change */
function keepFocus(element, change) {
  const active = document.activeElement;
  const key = active && element.contains(active) ? active.getAttribute('data-key') : null;
  change();
  if (!key || document.activeElement === active) return;
  const again = element.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (again instanceof HTMLElement || again instanceof SVGElement) again.focus({ preventScroll: true });
}

/** Whether two elements differ at most in their children. @param {Node} one @param {Node} other */
function isSameShell(one, other) {
  return one instanceof Element && other instanceof Element && one.cloneNode(false).isEqualNode(other.cloneNode(false));
}

/**
 * What an element was drawn from: its key within a drawing, and a text that says all that it depends on.
 * @type {WeakMap<Node, {key: string, from: string}>}
 */
const drawings = new WeakMap();
/** Drawings that the element which is being patched has now, by key. @type {Map<string, Element>} */
const present = new Map();
/** Elements that stay, by what stands for them in a fresh drawing. @type {Map<Node, Element>} */
const staying = new Map();
/** The same elements: nothing else is put into their place. @type {Set<Node>} */
const settled = new Set();
const STAYS = 'stays-here';

/**
 * A part of a drawing that `patch` puts somewhere. As long as `from` is the same text, it is not
 * even drawn: the element stays that was drawn from it before.
 * @param {string} key  another for each part @param {string} from  all that the part depends on @param {() => Element} draw
 * @returns {Element}
 */
export function keep(key, from, draw) {
  const old = present.get(key);
  if (old && drawings.get(old)?.from === from) {
    const sign = document.createElement(STAYS);
    staying.set(sign, old);
    settled.add(old);
    return sign;
  }
  const fresh = draw();
  drawings.set(fresh, { key, from });
  return fresh;
}

/** Puts the elements that stay into a fresh one. @param {Node} fresh */
function settle(fresh) {
  const own = staying.get(fresh);
  if (own) return own;
  if (fresh instanceof Element) for (const sign of fresh.querySelectorAll(STAYS)) sign.replaceWith(staying.get(sign) ?? '');
  return fresh;
}

/** What an element looks like now was drawn from what a fresh one was drawn from. @param {Node} element @param {Node} fresh */
function takeDrawing(element, fresh) {
  const drawing = drawings.get(fresh);
  if (drawing) drawings.set(element, drawing);
  else drawings.delete(element);
}

/** Makes the children of an element like those of a fresh one, and leaves those alone that are equal. @param {Node} element @param {Node} fresh */
function patchChildren(element, fresh) {
  const after = [...fresh.childNodes];
  after.forEach((child, i) => {
    const old = element.childNodes[i] ?? null;
    const same = staying.get(child);
    if (same) {
      if (same !== old) element.insertBefore(same, old);
    } else if (!old || settled.has(old)) element.insertBefore(settle(child), old);
    else if (old.isEqualNode(child)) takeDrawing(old, child);
    else if (isSameShell(old, child)) {
      patchChildren(old, child);
      takeDrawing(old, child);
    } else element.replaceChild(settle(child), old);
  });
  while (element.childNodes.length > after.length) element.removeChild(/** @type {Node} */ (element.lastChild));
}

/** Finds the drawings within an element. @param {Element} element */
function findDrawings(element) {
  for (const one of element.querySelectorAll('*')) {
    const drawing = drawings.get(one);
    if (drawing) present.set(drawing.key, one);
  }
}

/**
 * As put, but elements that look the same stay, so that a browser draws only what has changed. What
 * a listener does must be visible in the attributes of its element: an equal one keeps its own.
 * @param {Element} element
 * @param {() => Child} draw  the children; may use keep
 */
export function patchWith(element, draw) {
  findDrawings(element);
  const fresh = add(/** @type {Element} */ (element.cloneNode(false)), draw());
  keepFocus(element, () => patchChildren(element, fresh));
  for (const known of [present, staying, settled]) known.clear();
  return element;
}

/** The same for children that are made already. @param {Element} element @param {Child[]} children */
export function patch(element, ...children) {
  return patchWith(element, () => children);
}

/** @param {string} id */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no element is called ${id}`);
  return element;
}

/**
 * Says something to a screen reader.
 * @param {string} text
 */
export function say(text) {
  byId('said').textContent = text;
}

/**
 * A word of the engine as people write it: "cool_furnace" is "cool furnace".
 * @param {string} word
 */
export function plain(word) {
  return String(word).replaceAll('_', ' ');
}

/** @param {string} word */
export function title(word) {
  const text = plain(word);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
