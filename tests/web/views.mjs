// views.mjs - replay, editor, workbench and gallery do what they show.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, folder, isLong, open, root, run, same, settled, shots, table, until } from './lib.mjs';

const go = (page, view) => page.evaluate((name) => { location.hash = `${location.hash.replace(/&view=\w+/, '')}&view=${name}`; }, view);

/** A game of some decisions by the first options. */
async function begun(game, decisions, seed = 3) {
  const at = await table([game, '--players', 'human,random', '--seed', String(seed)]);
  let { body } = await at.ask('look', { seat: 1 });
  for (let i = 0; i < decisions && !body.over; i++) ({ body } = await at.ask('decide', { seat: 1, decision: body.decision, option: body.options[(i * 5) % body.options.length].index }));
  return at;
}

/** What the page says of decisions and in the log is for people: no ids, no words of a record. @param {string[]} texts @param {string} where */
function checkSaid(texts, where) {
  check(texts.length > 0, `${where}: nothing is said`);
  for (const text of texts) check(text && !/_|anytime|[a-z]{2}\d/i.test(text), `${where}: '${text}' is not for people`);
}

/** Values of all fields that the page shows as drawn places and numbers. */
async function replay(game) {
  const at = await begun(game, isLong ? 40 : 12);
  await at.ask('save', { name: 'line.play' });
  const page = await open(`${at.url()}&view=replay&t=5`);
  await until(page, () => document.querySelector('.replay .who')?.textContent.startsWith('Decision 5 '), null, 'the address did not lead to decision 5');
  const steps = Number(await page.evaluate(() => /of (\d+)/.exec(document.querySelector('.replay .who').textContent)[1]));
  const chosen = isLong ? Array.from({ length: steps + 1 }, (_, i) => i) : [0, 1, Math.floor(steps / 2), steps - 1, steps];
  const times = [];
  for (const step of chosen) {
    const start = performance.now();
    await page.evaluate((value) => { const slider = document.querySelector('.replay input[type=range]'); slider.value = value; slider.dispatchEvent(new Event('input')); }, step);
    await until(page, (n) => document.querySelector('.replay .who')?.textContent.startsWith(`Decision ${n} `), step, `the slider did not reach ${step}`);
    times.push(performance.now() - start);
    const { body } = await at.ask('look', { seat: 1, step });
    const state = JSON.parse(run('state', join(at.dir, 'line.play'), '--until', String(step), '--seat', '1', '--json').out);
    const fields = state.fields ?? state.state ?? state;
    for (const [name, value] of Object.entries(body.fields)) if (name in fields) same(String(value), String(fields[name]), `${name} at decision ${step}`);
    check(Object.keys(body.fields).length > 20, 'too few fields');
  }
  // Arrow keys, and back.
  await page.keyboard.press('Home');
  await until(page, () => document.querySelector('.replay .who')?.textContent.startsWith('Decision 0 '), null, 'Home');
  await page.keyboard.press('ArrowRight');
  await until(page, () => document.querySelector('.replay .who')?.textContent.startsWith('Decision 1 '), null, 'ArrowRight');
  await page.screenshot({ path: `${shots}/replay-${game}.png` });
  const said = (selector) => page.evaluate((wanted) => [...document.querySelectorAll(wanted)].map((one) => one.textContent), selector);
  checkSaid(await said('.replay .moves .move'), 'moves');
  await page.keyboard.press('End');
  await until(page, (n) => document.querySelector('.replay .who')?.textContent.startsWith(`Decision ${n} `), steps, 'End');
  checkSaid(await said('.log li'), 'log');
  const { body: tree } = await at.ask('tree');
  checkSaid(tree.nodes.slice(1).map((one) => one.said), 'tree');
  await page.finish();
  await at.stop();
  return `${chosen.length} of ${steps} steps`;
}

/** Playing on from an earlier moment keeps the rest as a variation. */
async function variation() {
  const at = await begun('cave_vs_cave', 8);
  const before = (await at.ask('tree')).body;
  await at.ask('comment', { node: before.at, text: 'here <b>it</b> turned' });
  const page = await open(`${at.url()}&view=replay`);
  await until(page, () => document.querySelector('.moves .comment')?.textContent === 'here <b>it</b> turned', null, 'the comment is not shown as text');
  await page.keyboard.press('Home');
  await until(page, () => document.querySelector('.replay .who')?.textContent.startsWith('Decision 0 '), null, 'Home');
  await page.click('.replay .button');
  await settled(page);
  await until(page, () => document.querySelector('#question .option'), null, 'no options after going back');
  await page.evaluate(() => document.querySelectorAll('#question .option')[1].click());
  await until(page, () => !document.body.classList.contains('busy'), null, 'busy');
  const after = (await at.ask('tree')).body;
  check(after.nodes.length > before.nodes.length, 'the variation is not in the tree');
  await go(page, 'replay');
  await until(page, () => document.querySelector('.variation'), null, 'the variation is not shown');
  await page.evaluate(() => document.querySelector('.variation').click());
  await until(page, () => document.querySelector('.moves .comment'), null, 'the old line is lost');
  await page.finish();
  await at.stop();
}

/** A position by mouse, saved, accepted by adit check, played; a broken one says why. */
async function editor() {
  const at = await table(['cave_vs_cave', '--seed', '2']);
  const page = await open(`${at.url()}&view=edit`);
  await until(page, () => document.querySelector('.editor .good-news'), null, 'the editor does not open');
  await page.click('[data-field="player[1].goods.wood"]');
  await until(page, () => document.querySelector('.editor input[data-key=value]'), null, 'no control for the field');
  await page.fill('.editor input[data-key=value]', '99');
  await page.keyboard.press('Enter');
  await until(page, () => /range/.test(document.querySelector('.editor .problems')?.textContent ?? ''), null, 'no reason for 99 wood');
  await page.screenshot({ path: `${shots}/editor-problem.png` });
  await page.fill('.editor input[data-key=value]', '7');
  await page.keyboard.press('Enter');
  await until(page, () => document.querySelector('.editor .good-news'), null, '7 wood is not accepted');
  await page.click('[data-field="player[1].cell.c4"]');
  await until(page, () => document.querySelector('.editor select[data-key=value]'), null, 'no control for the cell');
  await page.selectOption('.editor select[data-key=value]', 'shelf');
  await until(page, () => document.querySelector('[data-field="player[1].cell.c4"]')?.textContent.includes('Shelf'), null, 'the cell does not show the room');
  await page.screenshot({ path: `${shots}/editor-cave_vs_cave.png` });
  // A place with nothing in it can be clicked in its middle.
  await page.click('[data-field="player[1].cell.c11"]', { timeout: 4000 });
  await until(page, () => /Additional Cavern/.test(document.querySelector('.editor legend')?.textContent ?? ''), null, 'an empty place cannot be chosen');
  await page.fill('.editor input[name=file]', 'rich.lua');
  await page.click('.editor .save button');
  await until(page, () => /Saved/.test(document.querySelector('.editor')?.textContent ?? ''), null, `not saved: ${await page.evaluate(() => document.querySelector('.editor')?.textContent)}`);
  const file = join(at.dir, 'rich.lua');
  const checked = run('check', file);
  same(checked.code, 0, `adit check of the saved scenario: ${checked.err}${checked.out}\n${readFileSync(file, 'utf8')}`);
  check(/= 7/.test(run('state', '--scenario', file).out.match(/player\[1\]\.goods\.wood.*/)?.[0] ?? ''), 'the scenario does not start with 7 wood');
  await page.click('.editor .save button:nth-of-type(2)');
  await settled(page);
  await until(page, () => document.querySelector('[data-field="player[1].goods.wood"] b')?.textContent === '7', null, 'the game does not start from the position');
  await page.finish();
  await at.stop();
}

/** Players, rules, a pinned card, goal and limit: saved as people write it, accepted, solved. */
async function scenario() {
  const at = await table(['dwergar', '--seed', '2']);
  const page = await open(`${at.url()}&view=edit`);
  await until(page, () => document.querySelector('.editor .good-news'), null, 'the editor does not open');
  const part = (name) => page.evaluate((wanted) => { document.querySelector(`[data-part="${wanted}"]`).open = true; }, name);
  const put = async (key, value) => {
    await page.fill(`[data-key="${key}"]`, value);
    await page.keyboard.press('Enter');
    await until(page, ([at_, text]) => document.querySelector(`[data-key="${at_}"]`)?.value === text && !document.querySelector('.editor .trouble'), [key, value], `${key} is not taken`);
  };
  await part('match');
  await put('set:title', 'Hot night');
  await page.selectOption('[data-key="sits:1"]', 'random');
  await part('rules');
  await put('rule:events', '7');
  await part('pins');
  await page.selectOption('[data-key="pin:card"]', 'event.lift_malfunction');
  await until(page, () => document.querySelector('[data-key="pin:place"]'), null, 'no places for the card');
  await page.selectOption('[data-key="pin:place"]', 'round_2');
  await until(page, () => /round 2/.test(document.querySelector('[data-part=pins] ul')?.textContent ?? ''), null, 'the card is not pinned');
  await part('goal');
  await page.fill('[data-key="goal:0"]', 'player[1].goods.stone');
  await page.fill('[data-key="goal-value:0"]', '1');
  await page.keyboard.press('Enter');
  await until(page, () => document.querySelector('[data-key="limit:decisions"]'), null, 'the goal is not taken');
  await put('limit:decisions', '2');
  await page.screenshot({ path: `${shots}/editor-scenario.png` });
  await page.click('.editor .save button');
  await until(page, () => /Saved/.test(document.querySelector('.editor')?.textContent ?? ''), null, 'not saved');
  const file = join(at.dir, 'my_scenario.lua');
  same(readFileSync(file, 'utf8'), `-- Hot night
return scenario {
  game    = "dwergar",
  title   = "Hot night",
  players = 2,
  seats   = { "human", "random" },
  seed    = 2,
  rules   = { events = 7 },
  set     = { ["event.lift_malfunction"] = "round_2" },
  goal    = { { "player[1].goods.stone", at_least = 1 } },
  seat    = 1,
  limit   = { decisions = 2 },
}
`, 'the file');
  const checked = run('check', file);
  same(checked.code, 0, `adit check: ${checked.err}${checked.out}`);
  await page.click('.editor .save button:nth-of-type(3)');
  await until(page, () => /Solved|no solution|Not solved/.test(document.querySelector('.editor')?.textContent ?? ''), null, 'solve says nothing', 30000);
  await page.finish();
  await at.stop();
}

/** What a mod changed stands beside what it was; a card can be tried at once. */
async function changedCards() {
  const at = await table(['cave_vs_cave', '--mod', join(root, 'scripts/mods/ironroot')]);
  const page = await open(`${at.url()}&view=cards`);
  await until(page, () => document.querySelectorAll('.gallery .face').length > 20, null, 'the gallery does not open');
  await page.click('.tools .changes input');
  await until(page, () => document.querySelectorAll('.pair .face').length === 2, null, 'the changed card is not shown twice');
  const texts = await page.evaluate(() => [...document.querySelectorAll('.pair .text')].map((one) => one.textContent));
  check(texts[0] !== texts[1] && texts[1].startsWith('Before the second era'), `side by side: ${texts.join(' | ')}`);
  await page.screenshot({ path: `${shots}/changed-cards.png` });
  await page.click('.tools .changes input');
  await page.fill('.tools .find', 'shelf');
  await page.click('.gallery .face');
  await page.click('#card .button');
  await settled(page);
  const { body } = await at.ask('look', { seat: 1 });
  check(body.options.some((option) => option.words.split(' ').includes('shelf')) || body.card === 'shelf', `the card cannot be used: ${body.options.map((option) => option.words).join(' | ')}`);
  await page.finish();
  await at.stop();
}

/** A card is changed while the page is open: new text, same point of the game; broken: shown, and the game stands. */
async function workbench() {
  const dir = folder();
  const mod = join(dir, 'lamps');
  same(run('new', 'mod', mod, '--game', 'cave_vs_cave').code, 0, 'adit new mod');
  const at = await table(['cave_vs_cave', '--mod', mod, '--seed', '4']);
  const { body: hello } = await at.ask('cards');
  const card = hello.cards.find((face) => face.mod === 'lamps');
  check(card?.file, 'the workbench does not say where the card is');
  const file = card.file.startsWith('/') ? card.file : join(root, card.file);
  const source = readFileSync(file, 'utf8');
  let { body } = await at.ask('look', { seat: 1 });
  ({ body } = await at.ask('decide', { seat: 1, decision: body.decision, option: 0 }));
  const page = await open(`${at.url()}&view=work`);
  await until(page, () => /No problems/.test(document.querySelector('.view-work')?.textContent ?? ''), null, 'the workbench does not open');
  const start = performance.now();
  writeFileSync(file, source.replace(/text\s*=\s*"[^"]*"/, 'text = "A lamp that shines far."'));
  await until(page, () => document.querySelector('.view-work')?.textContent.includes('shines far'), null, 'the new text does not appear');
  const took = performance.now() - start;
  check(took < 1000, `the new text came after ${took.toFixed(0)} ms`);
  const { body: later } = await at.ask('look', { seat: 1 });
  same(later.step, body.step, 'the game is not at the same point');
  writeFileSync(file, source.replace(/kind\s*=/, 'knid ='));
  await until(page, () => /problem/.test(document.querySelector('.problems h2')?.textContent ?? '') && /kind: missing/.test(document.querySelector('.problems')?.textContent ?? ''), null, 'the problem is not shown');
  await page.screenshot({ path: `${shots}/workbench.png` });
  same((await at.ask('look', { seat: 1 })).body.step, body.step, 'the game does not stand');
  await page.finish();
  await at.stop();
  return `${took.toFixed(0)} ms`;
}

async function gallery() {
  const at = await table(['covenant']);
  const page = await open(`${at.url()}&view=cards`);
  await until(page, () => document.querySelectorAll('.gallery .face').length > 100, null, 'the gallery does not show the cards');
  await page.fill('.tools .find', 'emerald axe');
  await until(page, () => { const n = document.querySelectorAll('.gallery .face').length; return n > 0 && n < 10; }, null, 'the search does not narrow');
  await page.fill('.tools .find', '');
  await page.selectOption('.tools select', 'tool');
  await until(page, () => [...document.querySelectorAll('.gallery .face .kind')].every((kind) => kind.textContent.includes('Tool')), null, 'the kind does not narrow');
  // By keys: a card opens, and stays open.
  await page.focus('.gallery .face');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(100);
  check(await page.evaluate(() => document.querySelector('dialog[open] .face') !== null), 'Enter does not open a card');
  check(await page.evaluate(() => { const box = document.querySelector('dialog .close').getBoundingClientRect(); return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2).matches('.close'); }), 'the card covers what closes it');
  await page.keyboard.press('Escape');
  await page.finish();
  await at.stop();
}

/** Titles, texts and names with markup and control characters are shown as text. */
async function hostile() {
  const dir = folder();
  const mod = join(dir, 'markup');
  same(run('new', 'mod', mod, '--game', 'cave_vs_cave').code, 0, 'adit new mod');
  const at0 = await table(['cave_vs_cave', '--mod', mod]);
  const card = (await at0.ask('cards')).body.cards.find((face) => face.mod === 'markup');
  await at0.stop();
  const file = card.file.startsWith('/') ? card.file : join(root, card.file);
  const evil = '<img src=x onerror=\'document.title=1\'><script>document.title=1</script>';
  writeFileSync(file, readFileSync(file, 'utf8').replace(/title\s*=\s*"[^"]*"/, `title = "${evil.slice(0, 40)}"`).replace(/text\s*=\s*"[^"]*"/, `text = "${evil}"`));
  const at = await table(['cave_vs_cave', '--mod', mod]);
  const page = await open(`${at.url()}&view=cards`);
  await page.fill('.tools .find', 'onerror');
  await until(page, () => document.querySelectorAll('.gallery .face').length === 1, null, 'the card is not found by its text');
  same(await page.evaluate(() => document.querySelectorAll('.gallery img:not(.icon), .gallery script').length), 0, 'markup of a card');
  check((await page.evaluate(() => document.querySelector('.gallery .text').textContent)).includes('<script>'), 'the text is not shown as it is');
  check((await page.title()) !== '1', 'a script of a card ran');
  await page.finish();
  await at.stop();
  await hostileTable(mod, card.id);
}

/** The same on the table: places, log, explanations, comments. No player can have such a name. */
async function hostileTable(mod, card) {
  const name = join(folder(), "<img src=x onerror='document.title=1'>.lua");
  copyFileSync(join(root, 'scripts/bots/builder.lua'), name);
  const refused = run('table', 'cave_vs_cave', '--players', `human,${name}`, '--no-open');
  check(refused.code === 2 && refused.err.includes('invalid player name'), `a name with markup: ${refused.code} ${refused.err}`);
  const at = await table(['cave_vs_cave', '--mod', mod, '--seed', '4']);
  check((await at.ask('new', { seats: ['human', '<b>greedy</b>'] })).body.ok === false, 'a seat with markup');
  const { body: edited } = await at.ask('edit', { set: { [`room.${card}`]: 'display' } });
  check(edited.ok && !edited.problems.length, `the card cannot lie on display: ${JSON.stringify(edited.problems ?? edited.error)}`);
  let { body } = await at.ask('new', { edited: true, seats: ['human', 'random'], seed: 4 });
  check(body.ok, `new: ${JSON.stringify(body.error)}`);
  const page = await open(at.url());
  await settled(page);
  await until(page, (id) => document.querySelector(`.common [data-card="${id}"]`), card, 'the card is not on the table');
  await page.hover(`.common [data-card="${card}"]`);
  await until(page, () => document.querySelector('.explain'), null, 'the card is not explained');
  ({ body } = await at.ask('look', { seat: 1 }));
  await at.ask('comment', { step: 0, text: '<img src=x onerror=\'document.title=1\'>\u001b[31m\u202e' });
  await go(page, 'replay');
  await until(page, () => document.querySelector('.moves .comment'), null, 'the comment is not shown');
  same(await page.evaluate(() => document.querySelectorAll('img:not(.icon), script:not([src])').length), 0, 'markup on the table');
  check((await page.title()) !== '1', 'a script of a name ran');
  check(!/[\u0000-\u0008\u000e-\u001f]/.test(await page.evaluate(() => document.body.textContent)), 'control characters on the page');
  await page.finish();
  await at.stop();
}

/** A mod with goods of its own: one with a drawing, one with an attack for a drawing, one with none. */
function oreMod() {
  const mod = join(folder(), 'ores');
  for (const sub of ['', 'room', 'icons']) mkdirSync(join(mod, sub));
  writeFileSync(join(mod, 'mod.lua'), 'return mod { id = "ores", name = "Ores", version = "1.0.0", engine = ">=0.1", games = { "cave_vs_cave" },\n  goods = { amber = { limit = 9 }, tin = { limit = 9 }, zinc = { limit = 9 } } }\n');
  writeFileSync(join(mod, 'room/vein.lua'), 'return card { id = "vein", kind = "room", title = "Vein", text = "Gain 1 amber.", back = "light", colour = "orange",\n  cost = { amber = 1, tin = 2, zinc = 3 }, points = 1, walls = "o o o o", use = gain { amber = 1 } }\n');
  writeFileSync(join(mod, 'icons/amber.svg'), '<svg viewBox="0 0 24 24" onload="document.title=1"><title>Amber</title><circle cx="12" cy="12" r="9" fill="#c70"/></svg>\n');
  writeFileSync(join(mod, 'icons/tin.svg'), '<svg viewBox="0 0 24 24"><script>document.title=1</script><image href="http://127.0.0.1:9/x"/></svg>\n');
  return mod;
}

/** The drawing that a mod brings for its good is shown, cleaned; one that is not only shapes is a token with its reason in the workbench. */
async function drawings() {
  const mod = oreMod();
  const at = await table(['cave_vs_cave', '--mod', mod]);
  const { body: hello } = await at.ask('hello');
  same(Object.keys(hello.drawings), ['amber', 'ores:amber'], 'drawings');
  same(hello.drawings.amber, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" fill="#c70"/></svg>', 'the cleaned drawing');
  const page = await open(`${at.url()}&view=cards`);
  await page.fill('.tools .find', 'zinc');
  await until(page, () => document.querySelectorAll('.gallery .face').length === 1, null, 'the card is not found');
  await until(page, () => { const one = document.querySelector('.gallery .face img.icon[alt="amber"]'); return one?.src.startsWith('data:image/svg+xml,') && one.naturalWidth > 0; }, null, 'the drawing is not shown');
  same(await page.evaluate(() => [...document.querySelectorAll('.gallery .face .token')].map((one) => one.textContent)), ['TI', 'ZI'], 'tokens of goods without a drawing');
  check((await page.title()) !== '1', 'a script of a drawing ran');
  await page.screenshot({ path: `${shots}/drawings.png` });
  const { body: work } = await at.ask('problems');
  check(work.problems.some((one) => /only shapes and groups are drawn.*not 'script'/.test(one.text) && one.file.endsWith('icons/tin.svg') && one.line === 1), `the workbench does not report it: ${JSON.stringify(work.problems)}`);
  // A drawing that is saved appears while the page is open.
  writeFileSync(join(mod, 'icons/tin.svg'), '<svg viewBox="0 0 24 24"><rect x="4" y="4" width="16" height="16" fill="#999"/></svg>\n');
  await until(page, () => document.querySelector('.gallery .face img.icon[alt="tin"]'), null, 'the new drawing does not appear');
  await page.finish();
  await at.stop();
  const checked = run('check', mod);
  same(checked.code, 0, `adit check: ${checked.err}`);
  writeFileSync(join(mod, 'icons/tin.svg'), '<svg viewBox="0 0 24 24"><use href="#a"/></svg>\n');
  check(/tin\.svg:1: only shapes/.test(run('check', mod).out), 'adit check does not report the drawing');
}

/** One file from disk: slider, boards and cards, nothing from a network. */
async function exported() {
  const at = await begun('cave_vs_cave', 10);
  await at.ask('save', { name: 'line.play' });
  const { body } = await at.ask('look', { step: 4 });
  await at.stop();
  const out = join(at.dir, 'line.html');
  const made = run('replay', join(at.dir, 'line.play'), '--html', out);
  same(made.code, 0, `adit replay --html: ${made.err}`);
  const text = readFileSync(out, 'utf8');
  check(!/src=|<link|url\(/.test(text), 'the page loads something');
  check(!text.includes(at.token), 'the page holds a link of the table');
  const page = await open(`file://${out}#t=4`);
  await until(page, () => document.querySelector('.replay .who')?.textContent.startsWith('Decision 4 '), null, 'the page from disk does not open at decision 4');
  same(await page.evaluate(() => document.querySelector('[data-field="player[1].goods.wood"] b')?.textContent), String(body.fields['player[1].goods.wood']), 'wood at decision 4');
  await page.keyboard.press('End');
  await until(page, () => !document.querySelector('.replay .who')?.textContent.startsWith('Decision 4 '), null, 'End');
  await page.keyboard.press('Home');
  await until(page, () => document.querySelector('.replay .who')?.textContent.startsWith('Decision 0 '), null, 'Home');
  await page.screenshot({ path: `${shots}/exported.png` });
  await page.finish();
  return `${Math.round(text.length / 1024)} KB`;
}

export const tests = { 'exported page': exported, 'replay of cave_vs_cave': () => replay('cave_vs_cave'), variation, editor, scenario, 'changed cards': changedCards, workbench, gallery, drawings, 'hostile texts': hostile };
if (isLong) for (const game of ['dwergar', 'covenant', 'cave_farmers']) tests[`replay of ${game}`] = () => replay(game);

