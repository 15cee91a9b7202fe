// bench.mjs - how quick the table is: node tests/web/bench.mjs [GAME]..., or `make bench`.
//
// On a machine with other work the clock says how busy that is; the CPU time of the page beside it
// is what the page itself needs.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, end, open, root, settled, table, until } from './lib.mjs';

const row = (text, value, goal) => console.log(`  ${text.padEnd(52)} ${String(value).padStart(8)}   ${goal ? `goal ${goal}` : ''}`);
const share = (list, part) => [...list].sort((a, b) => a - b)[Math.floor(list.length * part)];
const median = (list) => share(list, 0.5);
/** The median, and what nine of ten stay below. */
const both = (text, list, goal) => row(text, `${median(list).toFixed(1)} / ${share(list, 0.9).toFixed(1)}`, goal);

/** Size of the page with everything it may load. */
function size() {
  const page = join(root, 'bindings/web/page');
  const bytes = [...readdirSync(page).map((name) => join(page, name)), ...readdirSync(join(page, 'icons')).map((name) => join(page, 'icons', name))]
    .filter((path) => /\.(html|js|css|svg)$/.test(path)).reduce((sum, path) => sum + statSync(path).size, 0);
  row('page with all views and pictures, KB', Math.round(bytes / 1024), '400 or less');
}

/** 100 tables of one server with four people each, all of whom have looked, after some decisions. */
async function memory(game, decisions) {
  const at = await table([game, '--players', 'human,human,human,human', '--tables', '100', '--seed', '1']);
  const hosts = at.links.filter((link) => link.who === 'table').map((link) => link.token);
  const seats = [1, 2, 3, 4].map((seat) => at.links.filter((link) => link.who === `player ${seat}`).map((link) => link.token));
  for (let t = 0; t < hosts.length; t++) {
    let { body } = await at.ask('look', {}, hosts[t]);
    for (let i = 0; i < decisions && !body.over; i++) {
      ({ body } = await at.ask('decide', { decision: body.decision, option: i % body.options.length }, hosts[t]));
      if (!body.options.length) ({ body } = await at.ask('look', { seat: body.asked }, hosts[t]));
    }
    for (const seat of seats) for (const what of ['hello', 'cards', 'look']) await at.ask(what, {}, seat[t]);
  }
  const kept = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${at.process.pid}/smaps_rollup`, 'utf8'))[1];
  row(`${game}: 100 tables of 4 seats, ${decisions} decisions, MB`, Math.round(kept / 1024), '200 or less');
  await at.stop();
}

/** The CPU time of the page's thread so far, in ms. @returns {Promise<() => Promise<number>>} */
async function clock(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => 1000 * (await session.send('Performance.getMetrics')).metrics.find((one) => one.name === 'TaskDuration').value;
}

/** Clicks until the board shows the next question: by the clock, and CPU time of the page's thread. */
async function clicks(page) {
  const busy = await clock(page);
  const times = [], cpu = [];
  for (let i = 0; i < 25; i++) {
    const before = await busy();
    const took = await page.evaluate(async (n) => {
      const moment = () => document.querySelector('#question').dataset.decision + document.querySelectorAll('.crumb').length;
      const lines = document.querySelectorAll('#question .option:not(.warned)'); // a warning asks twice
      if (!lines.length) return -1;
      const was = moment(), from = performance.now();
      lines[(n * 3) % lines.length].click();
      while (moment() === was && performance.now() - from < 5000) await new Promise((done) => setTimeout(done, 0));
      void document.body.offsetHeight;
      const passed = performance.now() - from;
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
      return passed;
    }, i);
    if (took < 0) break;
    times.push(took);
    cpu.push(await busy() - before);
  }
  return { times, cpu };
}

/** From one step of the replay to another: the answer, and the board drawn, by the clock and by the page's CPU time. */
async function scrub(at) {
  const page = await open(`${at.url()}&view=replay`);
  await until(page, () => document.querySelector('.replay .who'), null, 'no slider');
  const busy = await clock(page);
  const most = Number(await page.evaluate(() => document.querySelector('.replay input[type=range]').max));
  const times = [], cpu = [];
  // Once over the whole game, as when the slider is dragged, and once to where it was already.
  for (let i = 0; i < 60; i++) {
    const before = await busy();
    const took = await page.evaluate(async (step) => {
      const slider = document.querySelector('.replay input[type=range]');
      if (step === Number(slider.value)) return -1;
      const from = performance.now();
      slider.value = String(step);
      slider.dispatchEvent(new Event('input'));
      while (!document.querySelector('.replay .who').textContent.startsWith(`Decision ${step} `)) await new Promise((done) => setTimeout(done, 0));
      void document.body.offsetHeight;
      const passed = performance.now() - from;
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
      return passed;
    }, Math.round(most * (1 - Math.abs(30 - i) / 30)));
    if (took < 0) continue;
    times.push(took);
    cpu.push(await busy() - before);
  }
  const looks = await page.evaluate(async (key) => {
    const out = [];
    for (let i = 0; i < 30; i++) {
      const from = performance.now();
      await (await fetch('table', { method: 'POST', headers: { 'X-Adit-Seat': key, 'Content-Type': 'application/json' }, body: JSON.stringify({ v: 1, id: `b${i}`, do: 'look', step: (i * 7) % 20, seat: 1, brief: true }) })).text();
      out.push(performance.now() - from);
    }
    return out;
  }, at.token);
  await page.finish();
  return { times, looks, cpu };
}

async function speed(game) {
  const at = await table([game, '--players', 'human,random', '--seed', '5']);
  const page = await open(at.url(), { before: () => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('#question h2')) return;
      window.firstBoard = performance.now();
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  } });
  await settled(page);
  row(`${game}: first board, ms`, Math.round(await page.evaluate(() => window.firstBoard)), '1000 or less');
  const { times, cpu } = await clicks(page);
  row(`${game}: click to board, median ms`, Math.round(median(times)), '50 or less');
  row(`${game}: the page's CPU time of it, median ms`, Math.round(median(cpu)), '');
  await page.finish();
  const steps = await scrub(at);
  both(`${game}: a step of the replay, answer, ms`, steps.looks, '');
  both(`${game}: a step of the replay, board drawn, ms`, steps.times, '10 or less');
  both(`${game}: the page's CPU time of it, ms`, steps.cpu, '10 or less');
  await at.stop();
}

const games = process.argv.slice(2).filter((name) => GAMES.includes(name));
console.log('table in the browser; of two figures the first is the median, the second the ninth decile');
size();
for (const game of games.length ? games : GAMES) await speed(game);
for (const game of games.length ? games : ['cave_farmers', 'covenant']) await memory(game, 20);
await end();
