// seats.mjs - several people: what a seat is sent says nothing about the secrets of others.
import { check, open, same, settled, table, until } from './lib.mjs';

/** The answers that seats and spectators get in a game in which only seat 2 knows where this room lies. */
async function answers(room) {
  const at = await table(['cave_vs_cave', '--players', 'human,human', '--seed', '6']);
  const { body: edited } = await at.ask('edit', { set: { [`room.${room}`]: 'under_p1.c0', [`room_known.${room}`]: 2 } });
  same(edited.problems, [], 'the position with a secret');
  const { body: begun } = await at.ask('new', { edited: true, seats: ['human', 'human'], seed: 6 });
  check(begun.ok, `new: ${JSON.stringify(begun.error)}`);
  const { body: hello } = await at.ask('hello');
  const payloads = { 0: [], 1: [], 2: [] };
  for (let i = 0; i < 4; i++) {
    for (const seat of [0, 1, 2]) payloads[seat].push(JSON.stringify({ ...(await at.ask('look', {}, hello.links.find((link) => link.seat === seat).token)).body, id: '' }));
    const { body: now } = await at.ask('look', { seat: 1 });
    const { body: asked } = await at.ask('look', { seat: now.asked });
    await at.ask('decide', { seat: now.asked, decision: asked.decision, option: 0 });
  }
  await at.stop();
  return payloads;
}

/** Two browsers: what one decides the other sees at once, and each only its own seat. */
async function together() {
  const at = await table(['cave_vs_cave', '--players', 'human,human', '--seed', '9']);
  const one = await open(at.url('player 1')), two = await open(at.url('player 2'));
  await settled(one);
  await settled(two);
  const first = await one.evaluate(() => Boolean(document.querySelector('#question.asked'))) ? one : two;
  const other = first === one ? two : one;
  same(await other.evaluate(() => document.querySelectorAll('#question .option').length), 0, 'options shown to the seat that waits');
  await first.evaluate(() => document.querySelector('#question .option').click());
  await until(first, () => document.querySelector('.log')?.textContent.toLowerCase().includes('takes'), null, 'the decision is not in the log');
  const start = performance.now();
  await until(other, () => document.querySelector('.log')?.textContent.toLowerCase().includes('takes'), null, 'the other page does not hear of it');
  const took = performance.now() - start;
  await one.finish();
  await two.finish();
  await at.stop();
  return `${took.toFixed(0)} ms later`;
}

/** One screen for two people: a hand-over where there are secrets. */
async function hotSeat() {
  const at = await table(['cave_vs_cave', '--players', 'human,human', '--seed', '9']);
  const page = await open(at.url());
  await settled(page);
  const names = new Set();
  for (let i = 0; i < 12; i++) {
    names.add(await page.evaluate(() => document.querySelector('#question .who')?.textContent));
    const before = await page.evaluate(() => document.querySelector('#question').dataset.decision);
    const shown = await page.evaluate(() => { const ends = [...document.querySelectorAll('#question .option')]; (ends.find((one) => /end/i.test(one.textContent)) ?? ends[0]).click(); document.querySelector('#question .option.confirm')?.click(); return ends.length; });
    check(shown > 0, 'no options');
    await until(page, (was) => document.querySelector('#question').dataset.decision !== was || document.querySelector('#hand-over'), before, 'nothing happened');
    if (await page.evaluate(() => Boolean(document.querySelector('#hand-over')))) await page.click('#hand-over button');
    await until(page, (was) => document.querySelector('#question').dataset.decision !== was, before, 'nothing after the hand-over');
  }
  same(names.size, 2, `seats that were asked (${[...names]})`);
  await page.finish();
  await at.stop();
}

export const tests = {
  'payloads do not depend on secrets of others': async () => {
    const one = await answers('bakehouse'), other = await answers('dungeon');
    same(one[0], other[0], 'payloads of spectators');
    same(one[1], other[1], 'payloads of seat 1');
    check(one[2].some((text, i) => text !== other[2][i]), 'the secret of seat 2 is not even shown to seat 2');
    return `${one[0].length + one[1].length} payloads`;
  },
  'two browsers': together,
  'hot seat': hotSeat,
};
