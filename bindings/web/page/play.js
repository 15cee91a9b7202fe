// play.js - the view for playing: own board, common board, question, log.

import { el, put } from './dom.js';
import { back, look, pick, redo, undo } from './act.js';
import * as boards from './boards.js';
import * as dialogs from './dialogs.js';
import { explainFocus } from './explain.js';
import * as log from './log.js';
import { litKeys, remaining } from './options.js';
import * as question from './question.js';
import { on, store, tell } from './store.js';

const pieces = {
  question: el('section', { id: 'question', class: 'question', 'aria-label': 'Question', tabindex: -1 }),
  log: el('section', { id: 'log', class: 'log', 'aria-label': 'What happened', tabindex: 0 }),
};

/** What can be chosen now, and what the last decision changed. */
function lit() {
  const options = question.isAsked() ? remaining(store.look.options ?? [], store.picked) : [];
  return { keys: litKeys(options), changed: new Set(store.look.last?.changed ?? []) };
}

function drawBoards() {
  boards.drawBoards(lit(), { choose: pick });
}

/** The seat whose board belongs on the screen with this question. */
function seatNow() {
  const { look: now, hello } = store;
  if (question.isAsked()) return now.asked;
  return hello.speaks_for.includes(now.asked) ? now.asked : hello.you || hello.speaks_for[0] || now.asked || 1;
}

/** The question that is shown; with the next one its board comes back, whatever was looked at. */
let shown = -1;
let wasOver = false;

function drawAll() {
  if (store.look.decision !== shown) {
    shown = store.look.decision;
    store.seat = seatNow();
  }
  question.draw(pieces.question);
  log.draw(pieces.log);
  drawBoards();
  if (store.look.over && !wasOver) dialogs.showEnd();
  wasOver = store.look.over;
}

/** @param {string} key */
function pressed(key) {
  if (/^[1-9]$/.test(key)) return question.takeLine(Number(key));
  switch (key) {
    case 'u': return void undo();
    case 'r': return void redo();
    case 'h': return void question.hint();
    case 'ArrowDown': return question.moveLine(1);
    case 'ArrowUp': return question.moveLine(-1);
    case 'Backspace': case 'Escape': return void back();
    case 'o': store.seat = store.seat % store.hello.players + 1; return tell('seat');
    case 'b': return boards.nextTab();
    case 'l': return pieces.log.focus();
    case '/': return /** @type {HTMLElement|null} */ (pieces.question.querySelector('.find'))?.focus();
    case 'i': return explainFocus(1);
    case 'I': return explainFocus(-1);
    case 'g': return void dialogs.showRules();
    case '?': return dialogs.showHelp();
    default: return undefined;
  }
}

/** Opens the view. @param {HTMLElement} main */
export async function open(main) {
  shown = -1;
  wasOver = false;
  main.className = 'view-play';
  put(main, boards.pieces.table, el('aside', { class: 'side' }, pieces.question, pieces.log));
  on(['look', 'seat'], drawAll);
  on(['pick'], () => { question.draw(pieces.question); drawBoards(); });
  on(['preview'], drawBoards);
  boards.watchSize();
  await look();
  return { pressed, changed: look };
}
