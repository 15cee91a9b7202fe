// looks.js - what lies at a place, as a picture: how words and numbers of the state are drawn.

import { svg, plain } from './dom.js';
import { drawIcon, pictureOf } from './icons.js';
import { store } from './store.js';

/** One unit of a layout in the coordinates of the drawing. */
export const UNIT = 60;

/** Names of fills that the style sheet knows. */
const FILLS = new Set(['paper', 'cavern', 'tunnel', 'night', 'meadow', 'fire', 'iron', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'seat6', 'seat7', 'stone', 'rock', 'wood', 'earth', 'grass', 'forest', 'field', 'water', 'gold', 'dark', 'light', 'blue', 'yellow',
  'red', 'green', 'black', 'white', 'orange', 'purple', 'grey', 'brown', 'silver', 'empty', 'none']);

/** @param {string|number|undefined|null} value */
export function isNothing(value) {
  return value === undefined || value === null || value === 0 || value === '' || value === 'none' || value === 'nobody' || value === 'bare' || value === '0';
}

/**
 * How a word is to be drawn: by the layout, otherwise as a card or as text. A place where nothing
 * lies may have a look of its own, the printed ground.
 * @param {string|number} value @param {string} [ground]
 */
export function lookOf(value, ground) {
  const looks = store.hello.layout.looks ?? {};
  const look = ground && isNothing(value) ? looks[ground] ?? {} : looks[String(value)] ?? {};
  const face = store.faces.get(look.card ?? String(value));
  const wanted = look.fill ?? face?.colour ?? '';
  return { ...look, fill: FILLS.has(wanted) ? wanted : null, face };
}

/** What a field counts: the first part of its name that is a good. @param {import('./types').Place} place */
export function wordOf(place) {
  const parts = place.field.replace(/^player\[\d+\]\./, '').split('.');
  return place.good ?? parts.find((part) => store.hello.goods.some((good) => good.id === part)) ?? parts.findLast((part) => pictureOf(part)) ?? parts.at(-1) ?? '';
}

/**
 * Breaks a text into lines of about `width` at this size.
 * @param {string} text @param {number} width @param {number} size @param {number} most
 */
export function lines(text, width, size, most) {
  const fits = Math.max(3, Math.floor(width / (size * 0.62)));
  /** @type {string[]} */
  const out = [];
  for (const word of text.split(/\s+/)) {
    const last = out.at(-1);
    if (last !== undefined && (last + ' ' + word).length <= fits) out[out.length - 1] = last + ' ' + word;
    else out.push(word.length > fits + 1 ? word.slice(0, fits - 1) + '…' : word);
  }
  const last = Math.max(1, Math.floor(most));
  if (out.length > last) {
    out.length = last;
    out[last - 1] = out[last - 1].slice(0, Math.max(1, fits - 1)) + '…';
  }
  return out;
}

/** Letters of a drawing are not smaller than this, in its units. */
const SMALLEST = 5.8;

/**
 * Lines of text around a middle.
 * @param {string} text @param {number} x @param {number} y @param {number} width
 * @param {{size?: number, most?: number, class?: string}} how
 */
export function words(text, x, y, width, { size: wanted = 10, most = 3, class: name = '' } = {}) {
  // A smaller letter is easier to read than a word without its end.
  const longest = Math.max(...text.split(/\s+/).map((word) => word.length));
  let size = Math.max(SMALLEST, Math.min(wanted, width / (longest * 0.65)));
  const height = wanted * most;
  while (size * 0.92 > SMALLEST && lines(text, width, size, Infinity).length * size > height) size *= 0.92;
  const all = lines(text, width, size, Math.max(most, Math.floor(height / size)));
  const top = y - ((all.length - 1) * size * 1.1) / 2 + size * 0.35;
  return svg('g', { class: `words ${name}` }, all.map((line, i) =>
    svg('text', { x, y: top + i * size * 1.1, 'font-size': size }, line)));
}

/** Marks of a surface, so that nothing is told by colour alone. @type {Record<string, (w: number, h: number) => SVGElement>} */
const PATTERNS = {
  rock: (w, h) => svg('path', { class: 'pattern', d: `M${w * .12} ${h * .3}l${w * .12} ${-h * .12} ${w * .1} ${h * .1}M${w * .6} ${h * .2}l${w * .1} ${-h * .08} ${w * .14} ${h * .12}M${w * .3} ${h * .6}l${w * .12} ${-h * .1} ${w * .12} ${h * .12}M${w * .66} ${h * .76}l${w * .1} ${-h * .1} ${w * .1} ${h * .08}M${w * .1} ${h * .85}l${w * .08} ${-h * .06} ${w * .1} ${h * .06}` }),
  trees: (w, h) => svg('path', { class: 'pattern', d: [[.2, .3], [.55, .22], .85, [.35, .68], [.75, .62]].filter(Array.isArray).map((at) => { const [x, y] = /** @type {number[]} */ (at); return `M${w * x} ${h * (y - .12)}l${w * .08} ${h * .2}h${-w * .16}zM${w * x} ${h * (y + .08)}v${h * .07}`; }).join('') }),
  furrows: (w, h) => svg('path', { class: 'pattern', d: [.25, .5, .75].map((y) => `M${w * .08} ${h * y}q${w * .21} ${-h * .08} ${w * .42} 0t${w * .42} 0`).join('') }),
  grass: (w, h) => svg('path', { class: 'pattern', d: [[.2, .3], [.6, .25], [.4, .55], [.8, .6], [.25, .82], [.65, .85]].map(([x, y]) => `M${w * x} ${h * y}l${w * .03} ${-h * .1}l${w * .03} ${h * .1}`).join('') }),
  fence: (w, h) => svg('rect', { class: 'pattern fence', x: 4, y: 4, width: w - 8, height: h - 8, rx: 4 }),
  hidden: (w, h) => svg('path', { class: 'pattern', d: `M${w * .5} ${h * .25}l${w * .2} ${h * .25}l${-w * .2} ${h * .25}l${-w * .2} ${-h * .25}z` }),
  hatch: (w, h) => svg('path', { class: 'pattern', d: [.2, .4, .6, .8, 1, 1.2, 1.4, 1.6].map((s) => `M${Math.min(w, w * s)} ${Math.max(0, h * (s - 1))}L${Math.max(0, w * (s - 1))} ${Math.min(h, h * s)}`).join('') }),
  dots: (w, h) => svg('g', { class: 'pattern' }, [[.25, .25], [.75, .25], [.5, .5], [.25, .75], [.75, .75]].map(([x, y]) => svg('circle', { cx: w * x, cy: h * y, r: Math.min(w, h) * .03 }))),
  boards: (w, h) => svg('path', { class: 'pattern', d: [.33, .66].map((y) => `M0 ${h * y}h${w}`).join('') + `M${w * .3} 0v${h * .33}M${w * .7} ${h * .33}v${h * .33}M${w * .4} ${h * .66}v${h * .34}` }),
  stones: (w, h) => svg('path', { class: 'pattern', d: [.33, .66].map((y) => `M0 ${h * y}h${w}`).join('') + `M${w * .5} 0v${h * .33}M${w * .25} ${h * .33}v${h * .33}M${w * .75} ${h * .33}v${h * .33}M${w * .5} ${h * .66}v${h * .34}` }),
};

/** @param {string|undefined} name @param {number} w @param {number} h */
export function pattern(name, w, h) {
  return name && PATTERNS[name] ? PATTERNS[name](w, h) : null;
}

/**
 * A number with the picture of what is counted.
 * @param {string|number} value @param {string} word @param {number} w @param {number} h
 */
export function counted(value, word, w, h) {
  const size = Math.min(h * 0.62, w * 0.42, 26);
  const text = String(value);
  const wide = text.length * size * 0.55;
  const left = (w - size - wide - 2) / 2;
  return svg('g', {},
    svg('text', { class: 'number', x: left + wide / 2, y: h / 2 + size * 0.34, 'font-size': size * 0.92 }, text),
    drawIcon(word, left + wide + 2, (h - size) / 2, size));
}

/** What tells a card from others on the board: its title, or what it says if many have that title. @param {import('./types').Face} face */
function shortTitle(face) {
  if (!face.label) {
    const alike = [...store.faces.values()].filter((one) => one.title === face.title).length;
    face.label = alike > 4 && face.text ? face.text : face.title;
  }
  return face.label;
}

/** The good that a card declares as one of its facts, if it has a picture. @param {import('./types').Face} face */
function goodOf(face) {
  return face.facts?.map(([, value]) => value).find((value) => store.hello.goods.some((good) => good.id === value) && pictureOf(value)) ?? '';
}

/** A card in a hex: the good that it declares beside the name of the place, the title below. @param {import('./types').Face} face @param {number} w @param {number} h @param {number} size @param {boolean} hasParts */
function hexFace(face, w, h, size, hasParts) {
  const good = goodOf(face);
  const middle = h * (hasParts ? 0.45 : 0.52);
  return svg('g', {}, good ? drawIcon(good, w * 0.5, h * 0.07, 12) : null,
    words(shortTitle(face), w / 2, middle, w - 4, { size, most: hasParts ? 3 : 4, class: 'title' }));
}

/** A number at a place: of a seat, of a good with its picture, or as it is. @param {number} value @param {import('./types').Place} place @param {number} w @param {number} h */
function numberAt(value, place, w, h) {
  if (place.shape === 'person' || place.value === 'seat' || place.shape === 'marker') {
    return svg('text', { class: 'number on-seat', x: w / 2, y: place.step ? h * 0.78 : h / 2 + 4, 'font-size': place.step ? h * 0.9 : Math.min(12, h * 0.6) }, place.shape === 'marker' && place.seat ? place.seat : value);
  }
  const word = wordOf(place);
  return pictureOf(word) ? counted(value, word, w, h) : svg('text', { class: 'number', x: w / 2, y: h / 2 + 6, 'font-size': Math.min(18, h * 0.6) }, value);
}

/** The card that lies on the ground of a place and is what people see there. @param {import('./types').Place} place */
export function tileOn(place) {
  return (place.parts ?? []).find((part) => {
    const value = valueNow(part.field);
    return part.shape === 'card' && typeof value === 'string' && store.faces.has(value) && !pictureOf(value);
  });
}

/** Whether what is printed on the ground is still there to be had. @param {import('./types').Place} place @param {string|number} value */
export function isPrinted(place, value) {
  return Boolean(place.printed) && (place.printed_while ? String(value) === place.printed_while : isNothing(value));
}

/** @param {string} field */
const valueNow = (field) => (field in store.preview ? store.preview[field] : store.look.fields[field]);

/** How large words are at a place. @param {boolean} isHex @param {number} w @param {number} h */
function letterSize(isHex, w, h) {
  if (isHex) return Math.min(10.2, w / 5.8);
  return Math.min(11, Math.max(7, Math.min(h / 3, w / 5.2)));
}

/**
 * What lies there: a card's title, a picture, words.
 * @param {string|number} value @param {import('./types').Place} place @param {number} w @param {number} h
 */
export function content(value, place, w, h) {
  const tile = tileOn(place);
  const look = tile ? lookOf(valueNow(tile.field)) : lookOf(value, place.look);
  const isHex = place.shape === 'hex';
  const size = letterSize(isHex, w, h);
  const hasParts = (place.parts ?? []).some((part) => part !== tile && !isNothing(store.look.fields[part.field]));
  const middle = hasParts ? h * 0.42 : h / 2;
  if (look.icon) {
    const side = Math.min(w, h) * (look.text || hasParts ? 0.45 : 0.66);
    return svg('g', {}, drawIcon(look.icon, (w - side) / 2, look.text || hasParts ? h * 0.12 : (h - side) / 2, side),
      look.text ? words(look.text.replaceAll('-', '- '), w / 2, h * 0.78, w - 2, { size: size * 0.95, most: 2.4 }) : null);
  }
  if (look.text !== undefined && look.text !== '') return words(look.text, w / 2, middle, isHex ? w : w - 6, { size });
  if (look.text === '') return isPrinted(place, value) ? words(place.printed ?? '', w / 2, middle, w - 16, { size, class: 'printed' }) : null;
  if (place.value === 'flag') return words(place.label ?? plain(place.field.split('.').at(-1) ?? ''), w / 2, middle, w - 4, { size });
  if (typeof value === 'number') return numberAt(value, place, w, h);
  if (look.face) return isHex ? hexFace(look.face, w, h, size, hasParts) : words(shortTitle(look.face), w / 2, middle, w - 6, { size, class: 'title' });
  if (isPrinted(place, value)) return words(place.printed ?? '', w / 2, middle, w - 16, { size, class: 'printed' });
  return isNothing(value) ? null : words(plain(value), w / 2, middle, w - 6, { size, most: Math.max(1, Math.floor(h / size / 1.2)) });
}

/** A label of so few letters stands before a word on the board. */
const BRIEF = 5;

/** One small thing that lies on a place. @param {import('./types').Place} part @param {number} size @param {number} room @returns {{width: number, draw: (x: number, y: number) => SVGElement}} */
function piece(part, size, room) {
  const value = part.field in store.preview ? store.preview[part.field] : store.look.fields[part.field];
  const look = lookOf(value);
  const word = wordOf(part);
  const seat = part.value === 'seat' || part.shape === 'person' ? Number(value) : Number(/^p(\d)$/.exec(String(value))?.[1] ?? 0);
  if (seat) {
    return { width: size, draw: (x, y) => svg('g', { class: `seat-${seat}` }, svg('circle', { class: 'disc-shape', cx: x + size / 2, cy: y + size / 2, r: size / 2 }), svg('text', { class: 'on-seat', x: x + size / 2, y: y + size * 0.72, 'font-size': size * 0.65 }, seat)) };
  }
  const picture = look.icon ?? (typeof value === 'string' && pictureOf(value) ? value : pictureOf(word) ? word : '');
  if (picture && (typeof value === 'number' ? value : 1) === 1) return { width: size, draw: (x, y) => drawIcon(picture, x, y, size) };
  if (picture) {
    const text = String(value);
    const wide = text.length * size * 0.55;
    return { width: wide + size, draw: (x, y) => svg('g', {}, svg('text', { class: 'number', x: x + wide / 2, y: y + size * 0.8, 'font-size': size * 0.85 }, text), drawIcon(picture, x + wide, y, size)) };
  }
  const text = part.value === 'flag' ? part.label ?? plain(word) : look.face?.title ?? look.text ?? (typeof value === 'number' ? `${value} ${part.label ?? plain(word)}` : `${part.label && part.label.length <= BRIEF ? `${part.label} ` : ''}${plain(String(value))}`);
  const fits = Math.max(3, Math.floor(room / (size * 0.42)));
  const cut = text.length > fits ? `${text.slice(0, fits - 1)}…` : text;
  return { width: cut.length * size * 0.42, draw: (x, y) => svg('text', { class: 'part', x: x + cut.length * size * 0.21, y: y + size * 0.75, 'font-size': size * 0.72 }, cut) };
}

/** The small things that lie on a place, in rows at its lower edge. @param {import('./types').Place} place @param {number} w @param {number} h */
export function drawParts(place, w, h) {
  const tile = tileOn(place);
  const parts = (place.parts ?? []).filter((part) => {
    if (part === tile) return false;
    const value = part.field in store.preview ? store.preview[part.field] : store.look.fields[part.field];
    return !isNothing(value) && lookOf(value).text !== '' && (!part.when || part.when.includes(String(value)));
  });
  if (!parts.length) return null;
  const isHex = place.shape === 'hex';
  const size = isHex ? Math.min(13, h * 0.19) : Math.min(15, h * 0.24);
  const room = w - (isHex ? w * 0.2 : 6);
  /** @type {{items: ReturnType<typeof piece>[], width: number}[]} */
  const rows = [];
  for (const part of parts) {
    const item = piece(part, size, room);
    const last = rows.at(-1);
    if (last && last.width + item.width + 2 <= room) {
      last.items.push(item);
      last.width += item.width + 2;
    } else rows.push({ items: [item], width: item.width });
  }
  const bottom = isHex ? h * 0.89 : h - 4;
  return svg('g', { class: 'parts' }, rows.map((row, i) => {
    let x = (w - row.width) / 2;
    const y = bottom - (rows.length - i) * (size + 1);
    return row.items.map((item) => {
      const drawn = item.draw(x, y);
      x += item.width + 2;
      return drawn;
    });
  }).flat());
}
