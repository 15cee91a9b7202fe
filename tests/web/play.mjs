// play.mjs - whole games in the browser: by clicks, and by the keyboard alone.
import { GAMES, SIZES, chances, check, isLong, open, run, same, settled, shots, table, until } from './lib.mjs';

const MANY = 3000;

/** How far the game is: changes with each decision, and with each step of the menu. In the page, where many are asked for at once. */
const FUNCTIONS = () => {
  window.moment = () => `${document.querySelector('#question')?.dataset.decision}/${document.querySelectorAll('.crumb').length}/${document.querySelector('.confirm')?.dataset.index}/${document.querySelector('#end') ? 'end' : ''}`;
  window.lines = () => [...document.querySelectorAll('#question > .options .option')];
};
const moment = (page) => page.evaluate(() => window.moment());
const isOver = (page) => page.evaluate(() => Boolean(document.querySelector('#end')));

/** After an act: the decision, the menu or the end must have changed. */
async function moved(page, before) {
  await until(page, (was) => window.moment() !== was && !document.body.classList.contains('busy'), before, 'nothing happened after a choice');
}

/** One step by the mouse: a lit place if there is one and luck wants it, else a line of the menu. What was before, or null if the game is over. */
async function click(page, chance) {
  return page.evaluate((number) => {
    const before = window.moment();
    if (before.endsWith('end')) return null;
    const lit = [...document.querySelectorAll('.pane [data-choice]')];
    const all = number % 3 === 0 && lit.length ? lit : window.lines().length ? window.lines() : lit;
    all[number % Math.max(1, all.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return before;
  }, chance(1 << 20));
}

/** One step by the keyboard: a number, or arrows and Enter. */
async function press(page, chance) {
  const [before, count] = await page.evaluate(() => {
    document.activeElement?.blur?.();
    return [window.moment(), window.lines().length];
  });
  if (before.endsWith('end')) return null;
  const choice = chance(Math.max(1, count));
  if (choice < 9 && chance(2)) await page.keyboard.press(String(choice + 1));
  else {
    for (let i = 0; i <= choice; i++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  return before;
}

async function playToEnd(page, step, seed, most) {
  const chance = chances(seed);
  for (let i = 0; i < most; i++) {
    const before = await step(page, chance);
    if (before === null) return i;
    await moved(page, before);
  }
  return most;
}

/** The totals on the end screen. */
const totals = (page) => page.evaluate(() => [...document.querySelectorAll('#end tfoot td')].map((cell) => Number(cell.textContent)));

async function whole(game, step, size, seed, most) {
  const at = await table([game, '--players', 'human,random', '--seed', String(seed)]);
  const page = await open(at.url(), { size: SIZES[size], before: FUNCTIONS });
  await settled(page);
  const steps = await playToEnd(page, step, seed, most);
  if (await isOver(page)) {
    const shown = await totals(page);
    await page.screenshot({ path: `${shots}/end-${game}-${size}.png` });
    await at.ask('save', { name: 'whole.play' });
    const verified = run('replay', `${at.dir}/whole.play`, '--verify');
    same(verified.code, 0, `adit replay --verify of the game in the browser: ${verified.err}${verified.out.slice(-300)}`);
    // The same decisions without a browser lead to the same points.
    const lines = [...run('replay', `${at.dir}/whole.play`).out.matchAll(/^ *total +(-?\d[-\d ]*)$/gm)];
    same(shown, lines.at(-1)?.[1].trim().split(/ +/).map(Number), 'totals of the end screen, and of adit replay');
  } else {
    check(most < MANY, `${game}: no end after ${steps} steps`);
    await page.screenshot({ path: `${shots}/play-${game}-${size}.png` });
    await at.ask('save', { name: 'whole.play' });
    const verified = run('replay', `${at.dir}/whole.play`, '--verify');
    same(verified.code, 0, `adit replay --verify of the game so far: ${verified.err}`);
  }
  await page.finish();
  same(await at.stop(), 0, 'exit code after Ctrl-C');
  return steps;
}

/** A game in which some option, but not each, has a warning. */
async function warned() {
  for (let seed = 1; seed < 20; seed++) {
    const at = await table(['cave_farmers', '--players', 'human,random', '--seed', String(seed)]);
    let { body } = await at.ask('look', { seat: 1 });
    for (let i = 0; i < 60 && !body.over; i++) {
      if (body.options.length > 1 && body.options.length < 9 && body.options.some((option) => option.warning)) return { at, option: body.options.find((one) => one.warning) };
      ({ body } = await at.ask('decide', { seat: 1, decision: body.decision, option: body.options[(i * 7) % body.options.length].index }));
    }
    await at.stop();
  }
  throw new Error('no option has a warning');
}

/** A warned move in the list must be chosen twice, by the mouse and by the keyboard. */
async function warnings() {
  const { at, option } = await warned();
  const page = await open(at.url(), { before: FUNCTIONS });
  await settled(page);
  const line = `#question .option[data-index="${option.index}"]`;
  const before = await moment(page);
  await page.evaluate(() => document.querySelectorAll('#question details').forEach((one) => { one.open = true; }));
  await page.click(line);
  await until(page, (at_) => document.querySelector(at_)?.classList.contains('confirm'), line, 'the warning does not stop a click on the list');
  check((await page.textContent(line)).includes(option.warning), 'the warning is not shown');
  await page.screenshot({ path: `${shots}/warning.png` });
  await page.keyboard.press('Escape');
  same(await moment(page), before, 'after Escape');
  await page.focus(line);
  await page.keyboard.press('Enter');
  await until(page, (at_) => document.querySelector(at_)?.classList.contains('confirm'), line, 'the warning does not stop a key');
  same((await at.ask('look', { seat: 1 })).body.decision, Number(before.split('/')[0]), 'the first key has decided');
  await page.keyboard.press('Enter');
  await until(page, (was) => document.querySelector('#question')?.dataset.decision !== was, before.split('/')[0], 'the second key does not decide');
  await page.finish();
  await at.stop();
}

/** Long: a whole game of each title both ways at both sizes. Short: one of the smallest by clicks, the beginning of the others. */
export const tests = { warnings };
GAMES.forEach((game, i) => {
  for (const [how, step, seed] of [['clicks', click, 7], ['keyboard', press, 11]]) {
    for (const size of ['desktop', 'phone']) {
      const isShort = (size === 'desktop') === (how === 'clicks' || i % 2 === 1);
      const most = isLong || (i === 0 && how === 'clicks') ? MANY : 15;
      if (isLong || isShort) tests[`${game} by ${how}, ${size}`] = () => whole(game, step, size, seed + i + (size === 'phone' ? 20 : 0), most);
    }
  }
});
