// every.mjs - in each game: a position by the keyboard alone, a card that changes, ways to go on, a page from disk, all that covers the table.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, SIZES, check, folder, isLong, open, root, run, same, settled, shots, table, until } from './lib.mjs';
import { findings } from './looks.mjs';

const hasText = (page, selector, part, text) => until(page, ([at, wanted]) => document.querySelector(at)?.textContent.includes(wanted), [selector, part], text);

/** The keys Tab until the focus is on what is wanted. */
async function tabTo(page, selector) {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  check(false, `Tab does not lead to ${selector}`);
}

/** A position by keys alone: past the boards, a field, a value that cannot be, one that can, saved, checked, played. */
async function edited(game) {
  const at = await table([game, '--players', 'human,random', '--seed', '2']);
  const { body: hello } = await at.ask('hello');
  const { body: start } = await at.ask('look', { seat: 1 });
  const field = hello.layout.zones.find((zone) => zone.of === 1 && zone.shape === 'goods').places[0].field;
  const wanted = Number(start.fields[field]) + 1;
  const page = await open(`${at.url()}&view=edit`);
  await until(page, () => document.querySelector('.editor .good-news'), null, 'the editor does not open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await until(page, () => document.activeElement?.matches('.editor'), null, 'the first link does not lead past the boards');
  await tabTo(page, '[data-key="field"]');
  await page.keyboard.type(field);
  await page.keyboard.press('Enter');
  await until(page, () => document.activeElement?.matches('[data-key=value]'), null, `${field} has no control`);
  for (const [value, text] of [['-1', 'problems'], [String(wanted), 'good-news']]) {
    await page.keyboard.press('Control+A');
    await page.keyboard.type(value);
    await page.keyboard.press('Enter');
    await until(page, (name) => document.querySelector(`.editor .${name}`), text, `${field} = ${value}`);
    await until(page, () => document.activeElement?.matches('[data-key=value]'), null, 'the focus is lost');
  }
  await tabTo(page, 'input[name=file]');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await hasText(page, '.editor', 'Saved', 'not saved');
  const file = join(at.dir, 'my_scenario.lua');
  same(run('check', file).code, 0, 'adit check of the saved scenario');
  same(Number(JSON.parse(run('state', '--scenario', file, '--json').out).fields?.[field] ?? wanted), wanted, 'the position of the file');
  await page.screenshot({ path: `${shots}/keys-edit-${game}.png` });
  await tabTo(page, '.editor .save button:nth-of-type(2)');
  await page.keyboard.press('Enter');
  // A bot has moved already, or not.
  await until(page, () => document.querySelector('#ask[open]') || document.querySelector('#question h2'), null, 'nothing is played');
  if (await page.evaluate(() => Boolean(document.querySelector('#ask[open]')))) await page.keyboard.press('Enter');
  await settled(page);
  await until(page, ([name, value]) => document.querySelector(`[data-field="${name}"] b`)?.textContent === String(value), [field, wanted], 'the game does not start from the position');
  await page.finish();
  await at.stop();
}

/** A card of a mod is saved while the table is open: its new text within a second, the game where it was; broken: the problem, and the game stands. */
async function changed(game) {
  const mod = join(folder(), 'lamps');
  same(run('new', 'mod', mod, '--game', game).code, 0, 'adit new mod');
  const at = await table([game, '--mod', mod, '--players', 'human,random', '--seed', '4']);
  const card = (await at.ask('cards')).body.cards.find((face) => face.mod === 'lamps');
  const file = card.file.startsWith('/') ? card.file : join(root, card.file);
  const source = readFileSync(file, 'utf8');
  let { body } = await at.ask('look', { seat: 1 });
  ({ body } = await at.ask('decide', { seat: 1, decision: body.decision, option: 0 }));
  const page = await open(`${at.url()}&view=work`);
  await hasText(page, '.view-work', 'No problems', 'the workbench does not open');
  const from = performance.now();
  writeFileSync(file, source.replace(/text\s*=\s*"[^"]*"/, 'text = "A lamp that shines far."'));
  await hasText(page, '.view-work', 'shines far', 'the new text does not appear');
  const took = performance.now() - from;
  check(took < 1000, `the new text came after ${took.toFixed(0)} ms`);
  same((await at.ask('look', { seat: 1 })).body.step, body.step, 'the point of the game');
  writeFileSync(file, source.replace(/kind\s*=/, 'knid ='));
  await hasText(page, '.problems', 'kind: missing', 'the problem is not shown');
  same(await findings(page), [], 'findings of axe-core in the workbench');
  same((await at.ask('look', { seat: 1 })).body.fields, body.fields, 'the position');
  await page.finish();
  await at.stop();
  return `${took.toFixed(0)} ms`;
}

/** Another way from an earlier moment, and back; then the page from disk shows the same as the table. */
async function ways(game) {
  const at = await table([game, '--players', 'human,random', '--seed', '3']);
  let { body } = await at.ask('look', { seat: 1 });
  for (let i = 0; i < 8 && !body.over; i++) ({ body } = await at.ask('decide', { seat: 1, decision: body.decision, option: body.options[(i * 5) % body.options.length].index }));
  const before = (await at.ask('tree')).body;
  const page = await open(`${at.url()}&view=replay`);
  await until(page, () => document.querySelector('.replay .button'), null, 'no replay');
  await page.keyboard.press('Home');
  await until(page, () => document.querySelector('.replay .who')?.textContent.startsWith('Decision 0 '), null, 'Home');
  await page.click('.replay .button');
  await settled(page);
  await until(page, () => document.querySelector('#question .option'), null, 'no options at the start');
  const first = (await at.ask('look', { seat: 1 })).body;
  const other = first.options.find((one) => !before.nodes.some((node) => node.step === first.step + 1 && node.words === one.words));
  await at.ask('decide', { seat: 1, decision: first.decision, option: other.index });
  await page.evaluate(() => { location.hash = `${location.hash}&view=replay`; });
  await until(page, () => document.querySelector('.variation'), null, 'the other way is not shown');
  check((await at.ask('tree')).body.nodes.length > before.nodes.length, 'the tree has no other way');
  await page.click('.variation');
  await until(page, (n) => document.querySelectorAll('.moves .move').length >= n, before.nodes.length - 1, 'the old line is lost');
  await page.finish();
  await at.ask('save', { name: 'line.play' });
  const { body: then } = await at.ask('look', { step: 1, seat: 1 });
  await at.stop();
  same(run('replay', join(at.dir, 'line.play'), '--html', join(at.dir, 'line.html')).code, 0, 'adit replay --html');
  const disk = await open(`file://${join(at.dir, 'line.html')}#t=1`);
  await until(disk, () => document.querySelector('.replay .who')?.textContent.startsWith('Decision 1 '), null, 'the page from disk does not open at decision 1');
  const shown = await disk.evaluate(() => Object.fromEntries([...document.querySelectorAll('.good[data-field]')].map((one) => [one.dataset.field, one.querySelector('b').textContent])));
  for (const [field, value] of Object.entries(shown)) same(value, String(then.fields[field]), `${field} on the page from disk`);
  check(Object.keys(shown).length > 3, 'the page from disk shows no goods');
  await disk.finish();
}

/** What lies over the table or at its end: rules, keys, links, an explanation, a reason, the end screen, the review. */
async function covers(game, size, colours) {
  const file = join(folder(), 'over.play');
  run('play', game, '--players', 'random,random', '--seed', '6', '--record', file);
  const at = await table([game, '--players', 'human,greedy', '--seed', '3']);
  const problems = [];
  const page = await open(at.url(), { size: SIZES[size], colours });
  const look = async (name, one) => {
    problems.push(...(await findings(one)).map((text) => `${name}: ${text}`));
    same(await one.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, `${game} ${name}: wider than the screen at ${size}`);
    await one.screenshot({ path: `${shots}/${name}-${game}-${size}-${colours}.png` });
  };
  await settled(page);
  for (const [name, key] of [['rules', 'g'], ['help', '?']]) {
    await page.keyboard.press(key);
    await until(page, (id) => document.querySelector(`#${id}[open]`), name, `${name} does not open`);
    await look(name, page);
    await page.keyboard.press('Escape');
    await until(page, () => !document.querySelector('dialog[open]'), null, `${name} does not close`);
  }
  await page.click('#bar button:text-is("Invite")');
  await look('links', page);
  await page.keyboard.press('Escape');
  await page.focus('#question .option');
  await page.keyboard.press('i');
  // A pointer that rests somewhere else may close it at once.
  await until(page, () => {
    if (!document.querySelector('.explain')) document.querySelector('.pane [data-field]').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
    return document.querySelector('.explain');
  }, null, 'nothing is explained');
  await look('explain', page);
  await page.finish();
  await at.stop();
  const over = await table([file]);
  const end = await open(over.url(), { size: SIZES[size], colours });
  await until(end, () => document.querySelector('#end[open]'), null, 'no end screen');
  await look('score', end);
  await end.click('#end .button');
  await until(end, () => document.querySelector('.replay .who'), null, 'no replay after the end');
  await end.finish();
  await over.stop();
  same(problems, [], `findings of axe-core for ${game} at ${size}, ${colours}`);
}

/** Long: everything in each game. Short: one game for each test, another one each time. */
export const tests = {};
GAMES.forEach((game, i) => {
  if (isLong || i === 2) tests[`${game} edited by keys`] = () => edited(game);
  if (isLong || i === 1) tests[`${game} changed card`] = () => changed(game);
  if (isLong || i === 3) tests[`${game} other ways`] = () => ways(game);
  for (const size of ['desktop', 'phone']) for (const colours of ['light', 'dark']) if (isLong || (i === 0 && size === 'phone' && colours === 'dark')) tests[`${game} covers at ${size}, ${colours}`] = () => covers(game, size, colours);
});
