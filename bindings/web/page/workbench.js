// workbench.js - for authors: what is wrong with the mod now, beside the faces of its cards.

import { el, put } from './dom.js';
import { complain, lookForCards, trouble } from './act.js';
import { fullFace } from './face.js';
import { store } from './store.js';

/** @typedef {{file?: string, line?: number, text: string, excerpt?: string, card?: string}} Problem */

/** @param {Problem} problem */
function report(problem) {
  const face = problem.card ? store.faces.get(problem.card) : null;
  return el('li', { class: 'problem' },
    el('div', {}, problem.file ? el('p', { class: 'file' }, `${problem.file}${problem.line ? ':' + problem.line : ''}`) : null, el('p', {}, problem.excerpt ? problem.text.split('\n')[0] : problem.text), problem.excerpt?.trim() ? el('pre', {}, problem.excerpt) : null),
    face ? fullFace(face) : null);
}

/** @param {HTMLElement} main */
export async function open(main) {
  const list = el('div', { class: 'problems' });
  const faces = el('div', { class: 'gallery', tabindex: 0 });
  /** @param {any} answer */
  const draw = (answer) => {
    const own = [...store.faces.values()].filter((face) => face.mod && face.mod !== store.hello.game);
    const problems = answer?.problems ?? [];
    put(list, trouble.text ? el('p', { class: 'trouble', role: 'alert' }, trouble.text) : null,
      el('h2', { role: 'status' }, problems.length ? `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}` : 'No problems'),
      answer?.checked !== undefined ? el('p', { class: 'nothing' }, `${answer.checked} cards checked`, answer.passed !== undefined ? `, ${answer.passed} examples passed, ${answer.failed} failed` : '') : null,
      el('ul', {}, problems.map(report)));
    put(faces, own.map((face) => fullFace(face)));
  };
  const look = async () => {
    try {
      trouble.text = '';
      const [answer] = await Promise.all([store.carrier.ask('problems'), lookForCards()]);
      draw(answer);
    } catch (error) {
      complain(error);
      draw(null);
    }
  };
  main.className = 'view-work';
  put(main, el('div', { class: 'tools' }, el('h1', {}, 'Workbench'), el('p', { class: 'nothing' }, 'Save a file of your mod: it is checked, tested and put into the running game.')), list, faces);
  await look();
  return { pressed: () => undefined, changed: look };
}
