// weight.mjs - how large the page is, and how much memory tables need.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { check, many, root, table } from './lib.mjs';

const KB = 400, MB = 200;

/** Everything that a browser may load of the page. */
function page() {
  const folder = join(root, 'bindings/web/page');
  const files = [...readdirSync(folder).map((name) => join(folder, name)), ...readdirSync(join(folder, 'icons')).map((name) => join(folder, 'icons', name))];
  const bytes = files.filter((path) => /\.(html|js|css|svg)$/.test(path)).reduce((sum, path) => sum + statSync(path).size, 0);
  check(bytes < KB * 1024, `the page has ${Math.round(bytes / 1024)} KB, ${KB} are the most`);
  return `${Math.round(bytes / 1024)} KB`;
}

/** Tables of one server with four people each, all of whom have looked, after some decisions. */
async function memory() {
  const count = many(100, 4);
  const at = await table(['covenant', '--players', 'human,human,human,human', '--tables', String(count), '--seed', '1']);
  for (const { token } of at.links.filter((link) => link.who === 'table')) {
    let { body } = await at.ask('look', {}, token);
    for (let i = 0; i < 20 && !body.over; i++) {
      ({ body } = await at.ask('decide', { decision: body.decision, option: i % body.options.length }, token));
      if (!body.options.length) ({ body } = await at.ask('look', { seat: body.asked }, token));
    }
  }
  for (const { token } of at.links.filter((link) => link.who.startsWith('player'))) for (const what of ['hello', 'cards', 'look']) await at.ask(what, {}, token);
  // With a hint, for which the cards are loaded once more.
  await at.ask('hint', {}, at.token);
  const kept = Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${at.process.pid}/smaps_rollup`, 'utf8'))[1]) / 1024;
  check(kept < MB, `${count} tables need ${Math.round(kept)} MB, ${MB} are the most`);
  await at.stop();
  return `${count} tables, ${Math.round(kept)} MB`;
}

export const tests = { page, memory };
