// main.js - starts the page: who is it, what game, which view.

import { byId, el, put } from './dom.js';
import { server } from './carrier.js';
import { recording } from './recording.js';
import * as dialogs from './dialogs.js';
import * as explain from './explain.js';
import { forgetListeners, store, takeHello } from './store.js';

/** @typedef {{pressed: (key: string) => void, changed: () => void|Promise<void>}} View */

/** Views are loaded when they are opened. @type {Record<string, {title: string, load: () => Promise<{open: (main: HTMLElement, place: URLSearchParams) => Promise<View>}>, needs?: string}>} */
const VIEWS = {
  play: { title: 'Table', load: () => import('./play.js') },
  replay: { title: 'Replay', load: () => import('./replay.js') },
  cards: { title: 'Cards', load: () => import('./gallery.js') },
  edit: { title: 'Editor', load: () => import('./editor.js'), needs: 'host' },
  work: { title: 'Workbench', load: () => import('./workbench.js'), needs: 'workbench' },
};

/** @type {View|null} */
let view = null;

/** A page with a recorded game in it shows that, and its cards. */
const isRecording = () => document.getElementById('recording') !== null;

/** The part of the address behind '#': k is the secret of this seat, view and t say what is shown. */
function place() {
  return new URLSearchParams(location.hash.slice(1));
}

/** An address of this page with another view. @param {Record<string, string>} change */
export function addressOf(change) {
  const now = place();
  for (const [name, value] of Object.entries(change)) {
    if (value) now.set(name, value);
    else now.delete(name);
  }
  return `#${now}`;
}

function drawBar() {
  const { hello } = store;
  const current = place().get('view') ?? (isRecording() ? 'replay' : 'play');
  put(byId('bar'), el('span', { class: 'game' }, hello.title),
    el('nav', { 'aria-label': 'Views' }, Object.entries(VIEWS).filter(([name, one]) => (!one.needs || hello.powers.includes(one.needs)) && !(isRecording() && name === 'play')).map(([name, one]) =>
      el('a', { href: addressOf({ view: name === 'play' ? '' : name, t: '' }), 'aria-current': name === current ? 'page' : null }, one.title))),
    el('span', { class: 'state', id: 'connection', role: 'status' }),
    hello.links?.length ? el('button', { class: 'quiet', onclick: dialogs.showLinks }, 'Invite') : null,
    el('button', { class: 'quiet', onclick: switchColours, title: 'Light or dark' }, '◐'),
    isRecording() ? null : el('button', { class: 'quiet', onclick: () => dialogs.showRules(), title: 'How to play (g)' }, 'Rules'),
    el('button', { class: 'quiet', onclick: dialogs.showHelp, title: 'Keys (?)' }, '?'));
}

function switchColours() {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const now = document.documentElement.dataset.colours ?? (dark ? 'dark' : 'light');
  setColours(now === 'dark' ? 'light' : 'dark');
}

/** @param {string} colours */
function setColours(colours) {
  document.documentElement.dataset.colours = colours;
  try {
    localStorage.setItem('colours', colours);
  } catch { /* a page from disk may not remember anything */ }
}

function remembered() {
  try {
    return localStorage.getItem('colours');
  } catch {
    return null;
  }
}

/** @param {string} text */
function fail(text) {
  put(byId('main'), el('section', { class: 'failure', role: 'alert' }, el('h1', {}, 'No table'), el('p', {}, text)));
}

async function show() {
  const params = place();
  const name = params.get('view') ?? (isRecording() ? 'replay' : 'play');
  const one = VIEWS[name] ?? VIEWS.play;
  forgetListeners();
  explain.close();
  document.body.classList.remove('shows-fields');
  store.picked = [];
  store.preview = {};
  view = null;
  drawBar();
  try {
    view = await (await one.load()).open(byId('main'), params);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

/** Reads what does not change while the game is played. */
async function greet() {
  const own = document.getElementById('pictures');
  const pictures = own ? JSON.parse(own.textContent ?? '') : {};
  const names = own ? Object.keys(pictures) : fetch('icons.json').then((answer) => answer.json());
  const [hello, list, icons] = await Promise.all([store.carrier.ask('hello'), store.carrier.ask('cards'), names]);
  store.ownPictures = pictures;
  store.ownIcons = icons;
  takeHello(hello);
  store.faces = new Map(list.cards.map((/** @type {any} */ face) => [face.id, face]));
  document.title = hello.title;
  document.documentElement.dataset.accent = hello.layout.accent ?? 'amber';
}

function listenToKeys() {
  document.addEventListener('keydown', (event) => {
    const at = event.target;
    if (event.key === 'Escape') explain.close();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement) {
      if (event.key === 'Escape') at.blur();
      return;
    }
    if (document.querySelector('dialog[open]')) return;
    if (['ArrowDown', 'ArrowUp', '/', 'Backspace', 'PageUp', 'PageDown', 'Home', 'End'].includes(event.key)) event.preventDefault();
    view?.pressed(event.key);
  });
}

/** Past the boards to the question, or to what stands in its place. The address holds the seat, so it stays as it is. */
function listenToSkip() {
  document.querySelector('.skip')?.addEventListener('click', (event) => {
    event.preventDefault();
    const panel = document.querySelector('#main .question') ?? byId('main');
    if (!(panel instanceof HTMLElement)) return;
    panel.tabIndex = -1;
    panel.focus();
  });
}

async function start() {
  const colours = remembered();
  if (colours) document.documentElement.dataset.colours = colours;
  const token = place().get('k');
  const recorded = document.getElementById('recording');
  if (!token && !recorded) return fail('This address has no seat. Open the link that adit table printed, or ask the host for yours.');
  store.carrier = recorded ? recording(JSON.parse(recorded.textContent ?? '')) : server(token ?? '');
  try {
    await greet();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
  explain.start();
  listenToKeys();
  listenToSkip();
  let key = location.hash;
  window.addEventListener('hashchange', () => {
    const isOther = new URLSearchParams(key.slice(1)).get('k') !== place().get('k');
    key = location.hash;
    if (isOther) location.reload();
    else void show();
  });
  await show();
  // What this page did itself it has seen already.
  store.carrier.listen((version) => { if (version !== store.look?.version) void view?.changed(); }, (isLost) => {
    const sign = document.getElementById('connection');
    if (sign) sign.textContent = isLost ? 'The table is away; trying again ...' : '';
  });
  return undefined;
}

void start();
