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
  const active = document.activeElement;
  const key = active && element.contains(active) ? active.getAttribute('data-key') : null;
  element.replaceChildren();
  add(element, ...children);
  if (key) {
    const again = element.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (again instanceof HTMLElement || again instanceof SVGElement) again.focus({ preventScroll: true });
  }
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
