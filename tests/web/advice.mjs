// advice.mjs - hints on the options, and the review of a game that is over: curve and costly decisions.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, folder, open, run, same, sanitized, settled, shots, table, until } from './lib.mjs';

/** Each option says what the built-in player thinks of it; asked again, nothing does. */
async function hints() {
  const at = await table(['dwergar', '--players', 'human,random', '--seed', '3']);
  const page = await open(at.url());
  await settled(page);
  const { body } = await at.ask('hint', { seat: 1 });
  const best = body.options.find((option) => option.is_choice);
  check(body.options.every((option) => option.loss >= 0 || option.is_choice), 'a loss below zero');
  const top = () => page.evaluate(() => document.querySelector('#question h2').getBoundingClientRect().top);
  const before = await top();
  await page.keyboard.press('h');
  await until(page, () => document.querySelectorAll('#question .opinion').length > 0, null, 'no option has an opinion');
  same(await top(), before, 'where the question stands with a hint');
  same(await page.evaluate(() => document.querySelectorAll('#question .opinion.best').length), 1, 'options with the hint');
  const chosen = await page.evaluate(() => document.querySelector('.opinion.best').closest('.option').textContent);
  const { body: look } = await at.ask('look', { seat: 1 });
  const option = look.options.find((one) => one.index === best.index);
  check(chosen.includes(option.title ?? option.words) || look.options.length > 9, `the hint stands at ${chosen}`);
  await page.screenshot({ path: `${shots}/hints.png` });
  await page.keyboard.press('h');
  await until(page, () => document.querySelectorAll('#question .opinion').length === 0, null, 'the hints do not go away');
  await page.finish();
  await at.stop();
}

/** Nobody waits for the hint of another; what comes too late is dropped, and a link cannot ask for many at once. */
async function besideHint() {
  const at = await table(['covenant', '--players', 'human,human', '--seed', '3'], { program: sanitized });
  const { asked } = (await at.ask('look')).body;
  const own = at.tokenOf(`player ${asked}`), other = at.tokenOf(`player ${3 - asked}`);
  let isThinking = true;
  const start = performance.now();
  const thinking = at.ask('hint', {}, own).finally(() => { isThinking = false; });
  const times = [];
  while (isThinking) {
    const from = performance.now();
    same((await at.ask('look', { brief: true }, other)).body.ok, true, 'a look beside a hint');
    times.push(performance.now() - from);
  }
  const took = performance.now() - start;
  const { body } = await thinking;
  check(body.options?.length > 1, `no hint: ${JSON.stringify(body)}`);
  const longest = Math.max(...times);
  check(times.length > 3 && longest < took / 2, `a hint of ${took.toFixed(0)} ms kept others waiting for ${longest.toFixed(0)} ms`);
  const many = await Promise.all([1, 2, 3].map(() => at.ask('hint', {}, own)));
  same(many.map((one) => one.status).sort(), [200, 200, 503], 'three hints at once');
  const late = at.ask('hint', {}, own);
  const { body: look } = await at.ask('look', {}, own);
  await at.ask('decide', { decision: look.decision, option: 0 }, own);
  same((await late).body.error?.status, 'STALE', 'the hint for a question that was answered');
  // Ended in the middle of one.
  const unheard = at.ask('hint', {}, at.token).catch(() => undefined);
  await new Promise((done) => setTimeout(done, 20));
  same(await at.stop(), 0, 'exit code');
  await unheard;
  return `hint ${took.toFixed(0)} ms, others at most ${longest.toFixed(0)} ms`;
}

/** While a game is played nobody learns what positions are worth; after it the curve and the costly decisions are shown. */
async function review() {
  const dir = folder();
  const file = join(dir, 'over.play');
  run('play', 'cave_vs_cave', '--players', 'random,greedy', '--seed', '6', '--record', file);
  const open_ = await table(['cave_vs_cave', '--seed', '6']);
  same((await open_.ask('evaluate', {})).body.error?.status, 'FORBIDDEN', 'evaluate in a game that is played');
  await open_.stop();
  const at = await table([file]);
  const { body: first } = await at.ask('evaluate', { step: 1, judge: true });
  same(first.values?.length, 2, `values of a position: ${JSON.stringify(first)}`);
  const page = await open(`${at.url()}&view=replay&review=1`);
  await until(page, () => document.querySelector('.curves polyline') && !document.querySelector('.review > button'), null, 'the review does not end', 90000);
  same(await page.evaluate(() => document.querySelectorAll('.curves .curve').length), 2, 'curves');
  check(await page.evaluate(() => document.querySelectorAll('.costliest li').length) > 0, 'a random player made no mistake');
  const advice = await page.evaluate(() => [...document.querySelectorAll('.costliest li')].map((one) => one.textContent));
  for (const text of advice) check(/better: [a-z]/.test(text) && !/_|anytime|undefined/i.test(text), `the review says '${text}'`);
  await page.screenshot({ path: `${shots}/review.png` });
  const step = await page.evaluate(() => document.querySelector('.costliest .number').textContent);
  await page.click('.costliest .move');
  await until(page, (number) => document.querySelector('.replay .who')?.textContent.startsWith(`Decision ${number} `), step, 'a costly decision does not lead to its moment');
  await page.finish();
  await at.stop();
  const out = join(dir, 'over.html');
  const made = run('review', file, '--html', out);
  same(made.code, 0, `adit review --html: ${made.err}`);
  check(!/src=|<link|url\(/.test(readFileSync(out, 'utf8')), 'the page loads something');
  const page2 = await open(`file://${out}`);
  await until(page2, () => document.querySelectorAll('.costliest li').length > 0 && !document.querySelector('.review > button'), null, 'the page from disk shows no review', 60000);
  await page2.finish();
  return `first loss at decision ${step}`;
}

export const tests = { hints, 'beside a hint': besideHint, review };
