// bench.mjs - how quick the table is: node tests/web/bench.mjs, or `make bench`.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, end, open, root, settled, table } from './lib.mjs';

const row = (text, value, goal) => console.log(`  ${text.padEnd(44)} ${String(value).padStart(8)}   goal ${goal}`);
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

const page = join(root, 'bindings/web/page');
const bytes = [...readdirSync(page).map((name) => join(page, name)), ...readdirSync(join(page, 'icons')).map((name) => join(page, 'icons', name))]
  .filter((path) => /\.(html|js|css|svg)$/.test(path)).reduce((sum, path) => sum + statSync(path).size, 0);
console.log('table in the browser');
row('page with all views and pictures, KB', Math.round(bytes / 1024), '400 or less');

for (const game of GAMES) {
  const at = await table([game, '--players', 'human,random', '--seed', '5']);
  const start = performance.now();
  const shown = await open(at.url());
  await settled(shown);
  const first = performance.now() - start;
  const { times, scrub } = await shown.evaluate(async () => {
    const wait = () => new Promise((done) => setTimeout(done, 0));
    const moment = () => document.querySelector('#question').dataset.decision + document.querySelectorAll('.crumb').length;
    const out = [];
    for (let i = 0; i < 25 && document.querySelector('#question .option'); i++) {
      const lines = document.querySelectorAll('#question .option');
      const before = moment();
      const from = performance.now();
      lines[(i * 3) % lines.length].click();
      while (moment() === before) await wait();
      void document.body.offsetHeight;
      out.push(performance.now() - from);
    }
    const token = new URLSearchParams(location.hash.slice(1)).get('k');
    const looks = [];
    for (let i = 0; i < 20; i++) {
      const from = performance.now();
      await (await fetch('table', { method: 'POST', headers: { 'X-Adit-Seat': token, 'Content-Type': 'application/json' }, body: JSON.stringify({ v: 1, id: `b${i}`, do: 'look', step: i % 10, seat: 1, brief: true }) })).text();
      looks.push(performance.now() - from);
    }
    return { times: out, scrub: looks };
  });
  row(`${game}: first board, ms`, Math.round(first), '1000 or less');
  row(`${game}: click to board, median ms`, Math.round(median(times)), '50 or less');
  row(`${game}: a step of the replay, median ms`, median(scrub).toFixed(1), '10 or less');
  await shown.finish();
  await at.stop();
}
await end();
