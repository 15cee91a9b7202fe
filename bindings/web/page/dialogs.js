// dialogs.js - what covers the table for a moment: end of the game, hand-over, links, help.

import { byId, el, plain, title } from './dom.js';
import { store } from './store.js';
import { nameParts, seatName } from './players.js';

/** @typedef {import('./dom.js').Child} Child */

/**
 * Opens a dialog; Escape and its button close it.
 * @param {string} name @param {string} heading @param {Child[]} children
 */
export function open(name, heading, ...children) {
  document.getElementById(name)?.remove();
  const dialog = el('dialog', { id: name, 'aria-labelledby': `${name}-title` },
    el('form', { method: 'dialog' }, el('button', { class: 'close quiet', 'aria-label': 'Close' }, '×')),
    el('h2', { id: `${name}-title` }, heading), ...children);
  dialog.addEventListener('close', () => dialog.remove());
  byId('layer').append(dialog);
  dialog.showModal();
  return dialog;
}

/** Points of a seat from one source; a dash if it has nothing from there. @param {import('./types').Score} score @param {string} source */
function pointsFrom(score, source) {
  const lines = score.lines.filter((line) => line.source === source);
  return lines.length ? lines.reduce((sum, line) => sum + line.points, 0) : '–';
}

/** What gave the points: a card by its title. @param {string} source */
export function sourceName(source) {
  return store.faces.get(source.replaceAll(' ', '_'))?.title ?? title(source);
}

/** Score by source: one row for each source, one column for each seat. */
export function scoreTable() {
  const scores = store.look.score ?? [];
  const sources = [...new Set(scores.flatMap((score) => score.lines.map((line) => line.source)))];
  return el('table', { class: 'score' },
    el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, 'Points from'), scores.map((score) => el('th', { scope: 'col', class: `seat-${score.seat}` }, el('span', { class: 'disc' }, score.seat), ' ', nameParts(score.seat))))),
    el('tbody', {}, sources.map((source) => el('tr', {}, el('th', { scope: 'row' }, sourceName(source)),
      scores.map((score) => el('td', {}, pointsFrom(score, source)))))),
    el('tfoot', {}, el('tr', {}, el('th', { scope: 'row' }, 'Total'), scores.map((score) => el('td', {}, el('b', {}, score.total))))));
}

/** Another view of this page. @param {string} view @param {boolean} isReview */
function goTo(view, isReview = false) {
  const params = new URLSearchParams(location.hash.slice(1));
  params.delete('t');
  params.set('view', view);
  if (isReview) params.set('review', '1');
  document.querySelector('dialog[open]')?.remove();
  location.hash = String(params);
}

/** A new match with the same cards and players; the old one stays in its file. */
async function playAgain() {
  try {
    await store.carrier.ask('new', {});
    location.reload();
  } catch (error) {
    showNote(error instanceof Error ? error.message : String(error));
  }
}

/** The end screen. */
export function showEnd() {
  const winners = store.look.winners ?? [];
  const verdict = store.look.verdict || (winners.length ? `${winners.map(seatName).join(' and ')} ${winners.length > 1 ? 'win' : 'wins'}` : 'The game is over');
  open('end', title(verdict), el('div', { class: 'scrolled', tabindex: 0, role: 'region', 'aria-label': 'Points by source' }, scoreTable()),
    el('p', { class: 'actions' }, el('button', { class: 'button', onclick: () => goTo('replay') }, 'Look back at the game'), el('button', { onclick: () => goTo('replay', true) }, 'Which decisions cost most?'),
      store.hello.powers.includes('host') ? el('button', { onclick: playAgain }, 'Play again') : null));
}

/** Asks before something is done. @param {string} heading @param {string} text @param {string} yes @returns {Promise<boolean>} */
export function ask(heading, text, yes) {
  return new Promise((done) => {
    const dialog = open('ask', heading, el('p', {}, text), el('p', { class: 'actions' },
      el('button', { class: 'button', autofocus: true, onclick: () => { done(true); dialog.close(); } }, yes), el('button', { onclick: () => dialog.close() }, 'Not now')));
    dialog.addEventListener('close', () => done(false));
  });
}

/** With several people at one screen: nothing is shown until the next one says so. @param {number} seat @param {() => void} shown */
export function handOver(seat, shown) {
  const dialog = el('dialog', { id: 'hand-over', class: `seat-${seat}`, 'aria-labelledby': 'hand-over-title' },
    el('h2', { id: 'hand-over-title' }, seatName(seat)),
    el('p', {}, 'It is your turn. Take the screen; the others look away.'),
    el('button', { class: 'button', onclick: () => { dialog.close(); dialog.remove(); shown(); } }, 'Show my table'));
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  byId('layer').append(dialog);
  dialog.showModal();
}

/** Links for the other seats; only the host has them. */
export function showLinks() {
  const links = store.hello.links ?? [];
  const base = `${location.origin}${location.pathname}`;
  open('links', 'Invite others',
    el('p', {}, 'Each link is a seat: whoever has it sees that seat’s secrets and plays for it. Send it to one person only.'),
    el('ul', { class: 'links' }, links.map((link) => {
      const field = el('input', { readonly: true, value: `${base}#k=${link.token}`, 'aria-label': link.seat > 0 ? seatName(link.seat) : 'Spectators' });
      return el('li', {}, el('b', {}, link.seat > 0 ? seatName(link.seat) : 'Spectators'), field,
        el('button', { class: 'quiet', onclick: () => { field.select(); void navigator.clipboard?.writeText(field.value); } }, 'Copy'));
    })));
}

const KEYS = [
  ['1 … 9', 'take that line of the menu'], ['↑ ↓', 'go through the menu'], ['Enter', 'take it'], ['Tab', 'go to the next place that is lit'],
  ['Backspace, Esc', 'one step back in the menu'], ['u, r', 'undo, redo'], ['h', 'hint'], ['i', 'explain what has the focus; again: the next thing on the boards (I: the one before)'], ['o', 'board of the next player'],
  ['b', 'next common board'], ['/', 'search the options'], ['l', 'log'], ['g', 'how to play: the rules of the game'], ['?', 'this list'],
];

/** A line of Markdown without its marks of emphasis. @param {string} text */
const unmarked = (text) => text.replace(/\*\*|`/g, '');

/** Lines without the spaces that all of them begin with. @param {string[]} lines */
function unindented(lines) {
  const least = Math.min(...lines.map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(Math.max(0, least)));
}

/** A table of Markdown: its first line names the columns. @param {string[]} lines */
function sheet(lines) {
  const [head, ...rows] = lines.filter((line) => !/^\|[-|: ]+$/.test(line)).map((line) => line.replace(/^\||\|\s*$/g, '').split('|').map((cell) => unmarked(cell.trim())));
  return el('div', { class: 'sheet', tabindex: 0 }, el('table', {}, el('thead', {}, el('tr', {}, head.map((cell) => el('th', { scope: 'col' }, cell)))), el('tbody', {}, rows.map((row) => el('tr', {}, row.map((cell) => el('td', {}, cell)))))));
}

/** Markdown as far as rules need it: headings, paragraphs, lists, tables, and drawings as they are. @param {string} text */
function markdown(text) {
  /** @type {HTMLElement[]} */
  const out = [];
  for (const block of text.split(/\n{2,}/)) {
    const lines = block.split('\n').filter((line) => line.trim());
    if (!lines.length) continue;
    const heading = /^(#+) (.*)/.exec(lines[0]);
    const isAsIs = lines.every((line) => line.startsWith('    ')) || /^```/.test(lines[0]);
    if (heading) {
      out.push(el(heading[1].length > 1 ? 'h3' : 'h2', {}, unmarked(heading[2])));
      lines.shift();
    }
    if (!lines.length) continue;
    if (lines.every((line) => line.startsWith('|'))) out.push(sheet(lines));
    else if (isAsIs) out.push(el('pre', { tabindex: 0 }, unindented(lines.filter((line) => !/^```/.test(line))).join('\n')));
    else if (/^ *([-*]|\d+\.) /.test(lines[0])) out.push(el('ul', {}, lines.join('\n').split(/\n(?= *(?:[-*]|\d+\.) )/).map((item) => el('li', {}, unmarked(item.replace(/^ *[-*] /, '').replace(/\s+/g, ' '))))));
    else out.push(el('p', {}, unmarked(lines.join(' '))));
  }
  return out;
}

/** How the game is played, as `adit rules` prints it. */
export async function showRules() {
  try {
    const { pages } = await store.carrier.ask('how_to_play');
    const [heading] = /^# .*/.exec(pages[0]?.text ?? '') ?? ['How to play'];
    open('rules', heading.replace('# ', ''), el('div', { class: 'rules', tabindex: 0 }, pages.map((/** @type {{mod: string, text: string}} */ page) => markdown(page.text.replace(heading, '')))));
  } catch (error) {
    showNote(error instanceof Error ? error.message : String(error));
  }
}

export function showHelp() {
  open('help', 'Keys', el('dl', { class: 'keys' }, KEYS.map(([key, what]) => [el('dt', {}, el('kbd', {}, key)), el('dd', {}, what)])),
    el('p', {}, 'With the mouse: click what is lit. What is not yet decided stays in the menu. Rest the pointer on anything, or press it long, to have it explained.'));
}

/** @param {string} text */
export function showNote(text) {
  open('note', plain(text));
}
