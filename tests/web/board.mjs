// board.mjs - the board shows what the question is about, and is measured from scratch in each view.
import { check, open, same, settled, shots, table, until } from './lib.mjs';

const rest = () => new Promise((done) => setTimeout(done, 500));

/** A table after these moves of the first seat. */
async function after(game, words, seed = 3, players = 'human,greedy') {
  const at = await table([game, '--players', players, '--seed', String(seed)]);
  let { body } = await at.ask('look', { seat: 1 });
  for (const one of words) ({ body } = await at.ask('decide', { seat: 1, decision: body.decision, words: one }));
  const page = await open(at.url());
  await settled(page);
  return { at, page, body };
}

/** Fields of places that can be clicked. */
const litFields = (page) => page.evaluate(() => [...document.querySelectorAll('.pane [data-choice]')].map((one) => one.dataset.field ?? one.closest('[data-field]')?.dataset.field).sort());
const fitting = (page) => page.evaluate(() => [...document.querySelectorAll('.pane')].map((one) => `${Boolean(one.dataset.texts)} ${one.style.getPropertyValue('--k')}`).join());
const shownSeat = (page) => page.evaluate(() => Number(/seat-(\d)/.exec(document.querySelector('.player.shown').className)[1]));

/** What cannot be known from the words alone: a cell that shows a card under a word of its own. */
async function litCard() {
  const { at, page } = await after('cave_vs_cave', ['take cultivation', 'rooms 1']);
  same(await litFields(page), ['player[1].cell.c6'], 'lit places when rooms are used');
  await page.click('[data-field="player[1].cell.c6"]');
  await until(page, () => /^Cave Entrance: /.test(document.querySelector('#question h2')?.textContent ?? ''), null, 'a click on the lit cell does not use it');
  await page.finish();
  await at.stop();
}

/** Places that can be chosen and do not stand out: their line is not the one of what is lit. In the page. */
const DIM = () => {
  const [, ...parts] = /^#(..)(..)(..)$/.exec(getComputedStyle(document.documentElement).getPropertyValue('--lit').trim());
  const wanted = `rgb(${parts.map((part) => parseInt(part, 16)).join(', ')})`;
  return [...document.querySelectorAll('.place.lit')].filter((one) => {
    const style = getComputedStyle(one.querySelector('.outline, .edge'));
    return style.stroke !== wanted || parseFloat(style.strokeWidth) < 2;
  }).map((one) => one.dataset.field);
};

/** An amount lights nothing, and neither does what lies out of the game. */
async function litAmounts() {
  for (const [game, seed, wanted] of [['cave_farmers', 3, /^feed /], ['covenant', 3, /^assign /], ['covenant', 14, /^take \w+_rubble/], ['covenant', 14, /^reveal /], ['dwergar', 3, /^place /]]) {
    const at = await table([game, '--players', 'human,greedy', '--seed', String(seed)]);
    let { body } = await at.ask('look', { seat: 1 });
    for (let i = 0; i < 200 && !body.options.some((one) => wanted.test(one.words)); i++) ({ body } = await at.ask('decide', { seat: 1, decision: body.decision, option: body.options[(i * 7) % body.options.length].index }));
    check(body.options.some((one) => wanted.test(one.words)), `${game} never asks ${wanted}`);
    const page = await open(at.url());
    await settled(page);
    const own = body.options.flatMap((one) => one.args).flatMap((arg) => (/^\d+$/.test(arg.word) ? [] : [arg.word]));
    await rest();
    same(await page.evaluate(() => [...document.querySelectorAll('.pane[data-texts]')].filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.id)), [], `${game}: boards with texts that do not fit`);
    same(await page.evaluate(DIM), [], `${game}: can be chosen, but does not stand out`);
    for (const field of await litFields(page)) {
      check(!/^removed/.test(field), `${field} of ${game} is lit, which is out of the game`);
      const value = body.fields[field];
      check(own.includes(field.split('.').at(-1)) || own.includes(String(value)), `${field} of ${game} is lit, but no option names it`);
    }
    await page.finish();
    await at.stop();
  }
}

/** Another view needs another size; afterwards everything is as before. */
async function afterEditor() {
  const { at, page } = await after('cave_vs_cave', []);
  await rest();
  const before = await fitting(page);
  check(before.includes('true'), `the texts of cards are not shown at the start: ${before}`);
  for (const view of ['Editor', 'Replay']) {
    await page.click(`#bar nav a:text-is("${view}")`);
    await until(page, (name) => document.querySelector('#bar nav [aria-current]')?.textContent === name && document.querySelector('#main .question'), view, `${view} does not open`);
    await rest();
    await page.click('#bar nav a:text-is("Table")');
    await settled(page);
    await rest();
    same(await fitting(page), before, `scales and texts after the ${view}`);
  }
  // A window that was small for a while.
  await page.setViewportSize({ width: 900, height: 500 });
  await rest();
  await page.setViewportSize({ width: 1366, height: 768 });
  await rest();
  same(await fitting(page), before, 'scales and texts after a smaller window');
  await page.finish();
  await at.stop();
}

/** For the own decision the own board comes back. */
async function ownBoard() {
  const { at, page } = await after('cave_vs_cave', ['take cultivation', 'rooms 1']);
  await page.click('.player:nth-child(2)');
  same(await shownSeat(page), 2, 'the board that was clicked');
  const decision = await page.evaluate(() => document.querySelector('#question').dataset.decision);
  await page.click('#question .option');
  await until(page, (was) => document.querySelector('#question').dataset.decision !== was && !document.body.classList.contains('busy'), decision, 'no other question');
  same(await shownSeat(page), 1, 'the board with the next question');
  await page.finish();
  await at.stop();
}

/** Rules, limits, names and reasons stand on the page. */
async function words() {
  const { at, page, body } = await after('cave_vs_cave', []);
  // Who has not decided anything yet is shown where to read what the game is about.
  await page.click('.welcome button');
  await until(page, () => /wins|points/.test(document.querySelector('#rules p')?.parentElement.textContent ?? ''), null, 'the first question does not lead to the rules');
  await page.keyboard.press('Escape');
  await page.mouse.move(1000, 300);
  check(body.status.some((text) => /round 1 of 8/.test(text)), `no round in the status: ${body.status}`);
  check(/round 1 of 8/.test(await page.textContent('.match')), 'the page does not say how far the match is');
  check(/\/9/.test(await page.textContent('[data-field="player[1].goods.wood"]')), 'the limit of a good is not shown');
  check(/\+1 ?food/.test(await page.textContent('[data-field="player[1].cell.c3"]')), 'what is printed in a cell is not shown');
  check(!/food/.test(await page.textContent('[data-field="player[1].cell.c2"]')), 'something is printed in another cell');
  same(await page.evaluate(() => document.querySelector('[data-field="player[1].wall.w0"] .label')?.textContent), 'w0', 'name of a wall');
  await page.hover('[data-field="player[1].cell.c3"]');
  await until(page, () => document.querySelector('.explain h3'), null, 'nothing explains a cell');
  same(await page.textContent('.explain h3'), 'Cave: c3, Player 1', 'heading of the explanation');
  // By keys alone each thing on the boards is explained, also what cannot be chosen.
  const heard = [];
  for (let i = 0; i < 90 && heard.length < 2; i++) {
    await page.keyboard.press('i');
    check(!/Additional Cavern/.test(await page.evaluate(() => document.querySelector('.explain h3').textContent)), 'a place that is not drawn is explained');
    const found = await page.evaluate(() => (document.activeElement.matches('.face:not(.lit)') ? document.querySelector('.explain h3')?.textContent : null));
    if (found) heard.push(found);
  }
  same(new Set(heard).size, 2, `rooms explained by keys: ${heard}`);
  await page.keyboard.press('Escape');
  // Facts for authors of cards are not shown to players.
  await page.hover('#common [data-zone="display"] .face');
  await until(page, () => document.querySelector('.explain .face'), null, 'nothing explains a card');
  const facts = await page.evaluate(() => [...document.querySelectorAll('.explain dt')].map((one) => one.textContent));
  check(facts.includes('colour') && !facts.includes('number'), `facts of a room: ${facts}`);
  await page.keyboard.press('g');
  await until(page, () => document.querySelectorAll('#rules h3').length > 2, null, 'no rules');
  await page.screenshot({ path: `${shots}/rules.png` });
  await page.keyboard.press('Escape');
  // A line of the menu marks what it names.
  const card = await page.evaluate(() => document.querySelector('#question .option').dataset.card);
  await page.hover('#question .option');
  await until(page, (id) => document.querySelector(`.pane [data-card="${id}"].pointed`), card, 'the place of an option is not marked');
  await page.finish();
  await at.stop();
}

/** Hundreds of refusals become a line for each card, and a card that is not lit says why. */
async function refusals() {
  const at = await table(['cave_vs_cave', '--players', 'human,greedy', '--seed', '3']);
  let { body } = await at.ask('look', { seat: 1 });
  for (let i = 0; i < 60 && body.refused.length < 50; i++) ({ body } = await at.ask('decide', { seat: 1, decision: body.decision, option: body.options[(i * 3) % body.options.length].index }));
  check(body.refused.length >= 50, 'no question has many refusals');
  const page = await open(at.url());
  await settled(page);
  const titles = await page.evaluate(() => [...document.querySelectorAll('#question .refused .title')].map((one) => one.textContent.replace(/ \(.*/, '')));
  check(titles.length > 0 && titles.length < body.refused.length / 4, `${titles.length} lines for ${body.refused.length} refusals`);
  same(new Set(titles).size, titles.length, 'titles of refusals that differ');
  const card = await page.evaluate(() => [...document.querySelectorAll('.common .face:not(.lit)')].map((one) => one.dataset.card).find((id) => document.querySelector(`.refused [data-card="${id}"]`)));
  await page.hover(`.common .face[data-card="${card}"]`);
  // What is known about the card comes later, and must leave the reason alone.
  await until(page, () => document.querySelector('.explain'), null, `${card} is not explained`);
  await rest();
  await until(page, () => document.querySelector('.explain .reasons'), null, `${card} does not say why it is not possible`);
  await page.screenshot({ path: `${shots}/refusals.png` });
  await page.finish();
  await at.stop();
}

export const tests = { 'lit card': litCard, 'lit amounts': litAmounts, 'after the editor': afterEditor, 'own board': ownBoard, refusals, words };
