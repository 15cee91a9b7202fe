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

/** Makes the children of an element like those of a fresh one, and leaves those alone that are equal. @param {Node} element @param {Node} fresh */
function patchChildren(element, fresh) {
  const before = [...element.childNodes], after = [...fresh.childNodes];
  after.forEach((child, i) => {
    const old = before[i];
    if (!old) element.appendChild(child);
    else if (old.isEqualNode(child)) return;
    else if (isSameShell(old, child)) patchChildren(old, child);
    else element.replaceChild(child, old);
  });
  for (const old of before.slice(after.length)) element.removeChild(old);
}

/**
 * As put, but elements that look the same stay, so that a browser draws only what has changed. What
 * a listener does must be visible in the attributes of its element: an equal one keeps its own.
 * @param {Element} element
 * @param {Child[]} children
 */
export function patch(element, ...children) {
  const fresh = add(/** @type {Element} */ (element.cloneNode(false)), ...children);
  keepFocus(element, () => patchChildren(element, fresh));
  return element;
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
