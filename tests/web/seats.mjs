// seats.mjs - several people: what a seat is sent says nothing about the secrets of others.
import { check, open, same, settled, table, until } from './lib.mjs';

/** Two tables that differ only in what seat 2 hides: every byte for seat 1 and for spectators is the same. */
async function payloads() {
  const answers = [];
  for (const order of [0, 1]) {
    const at = await table(['covenant', '--players', 'human,human', '--seed', '6']);
    const tokens = { 1: at.tokenOf('player 1'), 2: at.tokenOf('player 2') };
    let { body } = await at.ask('look', {}, tokens[1]);
    const seen = [];
    for (let i = 0; i < 10; i++) {
      const who = body.asked;
      const own = (await at.ask('look', { seat: who }, tokens[who])).body;
      // Seat 2 takes the other one of its two last secret choices in the second table.
      const secret = own.options.length === 2 && who === 2 && /objective|discard|keep/.test(own.prompt);
      const option = own.options[secret ? order : 0];
      await at.ask('decide', { seat: who, decision: own.decision, option: option.index }, tokens[who]);
      ({ body } = await at.ask('look', {}, tokens[1]));
      seen.push(JSON.stringify({ ...body, id: '' }));
    }
    const spectator = (await at.ask('hello', {}, at.token)).body.links.find((link) => link.who === 'spectator').token;
    seen.push(JSON.stringify({ ...(await at.ask('look', {}, spectator)).body, id: '' }));
    answers.push(seen);
    await at.stop();
  }
  return answers;
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
  await until(first, () => document.querySelector('.log')?.textContent.includes('takes'), null, 'the decision is not in the log');
  const start = performance.now();
  await until(other, () => document.querySelector('.log')?.textContent.includes('takes'), null, 'the other page does not hear of it');
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
    const shown = await page.evaluate(() => { const ends = [...document.querySelectorAll('#question .option')]; (ends.find((one) => /end/i.test(one.textContent)) ?? ends[0]).click(); return ends.length; });
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
  payloads: async () => {
    const [one, other] = await payloads();
    one.forEach((text, i) => same(text === other[i], true, `payload ${i} differs by a secret of seat 2`));
    return `${one.length} payloads`;
  },
  'two browsers': together,
  'hot seat': hotSeat,
};
