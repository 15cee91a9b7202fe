// pictures.mjs - takes the pictures of docs/pictures: node tests/web/pictures.mjs
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { end, open, root, settled, table, until } from './lib.mjs';

const folder = join(root, 'docs/pictures');
const size = { width: 1280, height: 780 };
mkdirSync(folder, { recursive: true });

/** A game after some decisions of the built-in player, so that there is something to see. */
async function begun(game, decisions) {
  const at = await table([game, '--players', 'human,greedy', '--seed', '12']);
  let { body } = await at.ask('look', { seat: 1 });
  for (let i = 0; i < decisions && !body.over; i++) {
    const { body: hint } = await at.ask('hint', { seat: 1 });
    const best = hint.options?.find((option) => option.is_choice) ?? hint.options?.[0];
    ({ body } = await at.ask('decide', { seat: 1, decision: body.decision, option: best?.index ?? body.options[0].index }));
  }
  return at;
}

async function shoot(at, address, name, prepare = async () => undefined, colours = 'light') {
  const page = await open(`${at.url()}${address}`, { size, colours });
  if (address) await until(page, () => !document.querySelector('.wait') && document.querySelector('#main section, #main article'));
  else await settled(page);
  await prepare(page);
  // Pictures come after the first board.
  await until(page, () => [...document.images].every((one) => one.complete && one.naturalWidth > 0), null, 'a picture is missing');
  await new Promise((done) => setTimeout(done, 500));
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.finish();
}

for (const [game, decisions, colours] of [['cave_vs_cave', 24, 'light'], ['dwergar', 20, 'dark'], ['covenant', 24, 'light'], ['cave_farmers', 30, 'light']]) {
  const at = await begun(game, decisions);
  await shoot(at, '', `table-${game}`, async (page) => { if (game === 'covenant') await page.evaluate(() => document.querySelectorAll('.tab')[0].click()); }, colours);
  if (game === 'cave_vs_cave') {
    await shoot(at, '&view=replay&t=12', 'replay');
    await shoot(at, '&view=edit', 'editor', async (page) => {
      await page.click('[data-field="player[1].cell.c4"]');
      await until(page, () => document.querySelector('.editor select[data-key=value]'));
      await page.mouse.move(5, 5);
    });
  }
  if (game === 'cave_farmers') await shoot(at, '&view=cards', 'gallery', async (page) => { await page.fill('.tools .find', 'dwelling'); });
  await at.stop();
}
await end();
