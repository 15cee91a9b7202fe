// looks.mjs - each view of each game at both sizes, light and dark: nothing off screen, no finding of axe-core, a screenshot.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, SIZES, check, isLong, open, root, same, settled, shots, table, until } from './lib.mjs';

const axe = readFileSync(join(root, 'tests/web/node_modules/axe-core/axe.min.js'), 'utf8');
const VIEWS = { play: '', replay: '&view=replay', cards: '&view=cards', edit: '&view=edit' };

/** Contrast of hundreds of cards takes long: the short form looks at the first of a gallery. */
const FEW = isLong ? [] : [['.gallery > :nth-child(n+13)']];

/** Serious findings of axe-core; the page's policy forbids scripts from outside, so it is run by the driver. */
export async function findings(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate((exclude) => window.axe.run({ include: [['body']], exclude }, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'], preload: false }), FEW);
  return violations.filter((one) => one.impact === 'serious' || one.impact === 'critical').map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary?.split('\n')[1] ?? ''}`).join(' | ')}`);
}

/** What axe-core looks at in the short form: the table of each title, and one other view. */
const OTHER = ['replay', 'edit', 'cards', 'replay'];

async function look(game, size, colours) {
  const at = await table([game, '--players', 'human,random', '--seed', '3']);
  let { body } = await at.ask('look', { seat: 1 });
  for (let i = 0; i < 9 && !body.over; i++) ({ body } = await at.ask('decide', { seat: 1, decision: body.decision, option: body.options[(i * 3) % body.options.length].index }));
  const problems = [];
  for (const [view, address] of Object.entries(VIEWS)) {
    const page = await open(`${at.url()}${address}`, { size: SIZES[size], colours });
    if (view === 'play') await settled(page);
    else await until(page, () => !document.querySelector('.wait') && document.querySelector('#main section, #main article'), null, `${view} does not open`);
    if (view === 'play' && size === 'desktop') {
      const fits = await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth);
      check(fits, `${game}: the page must be scrolled at ${size}`);
    }
    same(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, `${game} ${view}: wider than the screen at ${size}`);
    await page.screenshot({ path: `${shots}/${view}-${game}-${size}-${colours}.png` });
    if (isLong || view === 'play' || view === OTHER[GAMES.indexOf(game)]) problems.push(...(await findings(page)).map((text) => `${view}: ${text}`));
    await page.finish();
  }
  await at.stop();
  same(problems, [], `findings of axe-core for ${game} at ${size}, ${colours}`);
}

export const tests = {};
GAMES.forEach((game, i) => {
  for (const size of ['desktop', 'phone']) {
    for (const colours of ['light', 'dark']) {
      if (isLong || (size === 'desktop') === (i % 2 === 0) && (colours === 'light') === (i < 2)) tests[`${game} at ${size}, ${colours}`] = () => look(game, size, colours);
    }
  }
});
