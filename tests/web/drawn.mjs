// drawn.mjs - what stays on the page because nothing has changed looks as if it was drawn from nothing.
import { GAMES, chances, check, isLong, many, open, same, settled, table, until } from './lib.mjs';

/** The boards as they are, and drawn from nothing. */
const drawings = (page) => page.evaluate(async () => {
  const boards = await import('/boards.js'), { tell } = await import('/store.js');
  const html = () => [...document.querySelectorAll('.pane, .log section')].map((one) => one.innerHTML.replaceAll(' pointed', '').replaceAll(' class=""', ''));
  const kept = html();
  boards.forgetDrawings();
  document.querySelector('.log').replaceChildren();
  tell('seat');
  return [kept, html()];
});

/** @param {string} where */
async function compare(page, where) {
  const [kept, fresh] = await drawings(page);
  same(kept.length, fresh.length, `${where}: panels`);
  kept.forEach((text, i) => {
    const at = [...text].findIndex((letter, n) => letter !== fresh[i][n]);
    check(text === fresh[i], `${where}: a drawing that was kept differs from a fresh one at '${text.slice(Math.max(0, at - 60), at + 60)}', not '${fresh[i].slice(Math.max(0, at - 60), at + 60)}'`);
  });
}

/** Decides, picks, points at options and looks at other boards; after each the boards are compared. */
async function playing(game, acts, seed) {
  const at = await table([game, '--players', 'human,greedy', '--seed', String(seed)]);
  const page = await open(at.url());
  const chance = chances(seed);
  await settled(page);
  for (let i = 0; i < acts; i++) {
    await page.evaluate(async (number) => {
      const { tell, store } = await import('/store.js');
      const { preview } = await import('/act.js');
      const all = (selector) => [...document.querySelectorAll(selector)];
      const take = (list) => list[number % Math.max(1, list.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      if (number % 7 === 0) take(all('.player'));
      else if (number % 7 === 1) take(all('.tab'));
      else if (number % 7 === 2 && store.look.options[0]) await preview(store.look.options[number % store.look.options.length]);
      else take(number % 3 ? all('#question .option') : all('.pane [data-choice]').length ? all('.pane [data-choice]') : all('#question .option'));
      tell('pick');
    }, chance(1 << 20));
    await until(page, () => !document.body.classList.contains('busy'), null, 'busy');
    await compare(page, `${game}, act ${i + 1}`);
  }
  await page.finish();
  await at.stop();
}

/** To and fro through a game: what is shown without asking again is what was shown when it was asked for. */
async function replaying(game, decisions, seed) {
  const at = await table([game, '--players', 'human,greedy', '--seed', String(seed)]);
  let { body } = await at.ask('look', { seat: 1 });
  for (let i = 0; i < decisions && !body.over; i++) ({ body } = await at.ask('decide', { seat: 1, decision: body.decision, option: body.options[(i * 5) % body.options.length].index }));
  const page = await open(`${at.url()}&view=replay&t=0`);
  await until(page, () => document.querySelector('.replay .who')?.textContent.startsWith('Decision 0 '), null, 'no start');
  const first = new Map();
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    for (let i = 0; i < decisions; i++) {
      const shown = await page.evaluate(() => document.querySelector('.replay .who').textContent);
      const fields = await page.evaluate(async () => JSON.stringify((await import('/store.js')).store.look.fields));
      if (!first.has(shown)) first.set(shown, fields);
      same(fields, first.get(shown), `${game}: fields of '${shown}'`);
      await compare(page, `${game}, ${shown}`);
      await page.keyboard.press(key);
      await until(page, (was) => document.querySelector('.replay .who').textContent !== was, shown, `${key} does nothing at ${shown}`);
    }
  }
  await page.finish();
  await at.stop();
}

export const tests = {};
GAMES.forEach((game, i) => {
  if (isLong || i % 2 === 0) tests[`${game} played`] = () => playing(game, many(200, 24), 3 + i);
  if (isLong || i % 2 === 1) tests[`${game} replayed`] = () => replaying(game, many(60, 8), 5 + i);
});
