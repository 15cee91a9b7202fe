// clear.mjs - what a newcomer reads: letters that are large enough, boards that fit, what others did, what follows, why not.
import { GAMES, SIZES, chances, check, folder, isLong, open, root, run, same, settled, shots, table, until } from './lib.mjs';

const WINDOWS = [{ width: 1280, height: 800 }, { width: 1366, height: 768 }];
/** Letters on the screen are not smaller than this, pixels; in the lower window a little less. */
const LEAST = [9, 8.5];
/** Cards on the first board that do not say what they do, for want of room; the first of Covenant has all its displays and says nothing. */
const UNTOLD = { covenant: null, dwergar: ['bellows', 'forge', 'lab', 'lift', 'mine1', 'mine2', 'mine3', 'mine4', 'studio', 'workshop'] };
/** Fields of what is drawn to scale: halls, cells, walls, ground. */
const DRAWN = /^mountain$|^player\[1\]\.(cell|wall|ground)$/;
const rest = () => new Promise((done) => setTimeout(done, 450));

/** Texts in letters that are too small, and panes that must be scrolled or are wider than their place. In the page. */
const FUNCTIONS = () => {
  const sizeOf = (one) => {
    const matrix = one.ownerSVGElement ? one.getScreenCTM() : null;
    return parseFloat(getComputedStyle(one).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
  };
  const isOn = (one) => { const box = one.getBoundingClientRect(); return box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight && !one.closest('.only-heard, .skip'); };
  window.small = (least) => [...document.querySelectorAll('body *')].filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()) && isOn(one) && sizeOf(one) < least - 0.05)
    .map((one) => `${one.textContent.trim()} (${sizeOf(one).toFixed(1)})`);
  /** Cards of the common board whose text is hidden or cut. */
  window.untold = () => [...document.querySelectorAll('#common .face.small, #common .box')].filter((one) => one.querySelector('.text')
    && ![...one.querySelectorAll('.text')].some((text) => text.clientHeight > 0 && text.scrollHeight <= text.clientHeight + 1)).map((one) => one.dataset.card);
  /** Numbers in boxes that do not say what they count. */
  window.uncounted = () => [...document.querySelectorAll('.box .chip')].filter((one) => /^\d+$/.test(one.textContent) && !one.querySelector('img, .disc, .token')).map((one) => `${one.closest('.box').textContent}`);
  window.outside = () => [...document.querySelectorAll('.pane')].flatMap((pane) => {
    const box = pane.getBoundingClientRect();
    return [...pane.querySelectorAll('.face, .box, .good, .station, .place, .number-line, .stack, h3')].filter((one) => { const own = one.getBoundingClientRect(); return own.width > 0 && (own.right > box.right + 1 || own.left < box.left - 1 || own.bottom > box.bottom + 1); })
      .map((one) => `${pane.id}: ${one.textContent.trim().slice(0, 30)}`);
  });
};

/** Letters and boards at some moments of a game; the page hears of each decision by itself. */
async function legible(game) {
  for (const [i, size] of WINDOWS.entries()) {
    if (i && !isLong) break;
    const at = await table([game, '--players', 'human,greedy', '--seed', '5']);
    let { body } = await at.ask('look', { seat: 1 });
    const page = await open(at.url(), { size, before: FUNCTIONS });
    const seen = new Set(), tops = new Set();
    for (let step = 0; step < (isLong ? 90 : 31) && !body.over; step++) {
      // Also the first question about each sort of place that is drawn to scale.
      const sorts = body.options.flatMap((one) => one.args).flatMap((arg) => arg.fields ?? []).map((field) => field.split('.').slice(0, -1).join('.')).filter((sort) => DRAWN.test(sort));
      const isNew = sorts.some((sort) => !seen.has(sort));
      sorts.forEach((sort) => seen.add(sort));
      if (step % 15 === 0 || isNew) {
        await until(page, (decision) => document.querySelector('#question')?.dataset.decision === String(decision), body.decision, 'the page does not follow');
        await rest();
        tops.add(await page.evaluate(() => document.querySelector('#own').getBoundingClientRect().top));
        same(await page.evaluate((least) => window.small(least), LEAST[i]), [], `${game}: letters below ${LEAST[i]} pixels at ${size.width}, ${step} decisions later`);
        if (!step && UNTOLD[game] !== null) same(await page.evaluate(() => window.untold()), UNTOLD[game] ?? [], `${game}: what cards of the common board do not say at ${size.width}`);
        same(await page.evaluate(() => window.uncounted()), [], `${game}: numbers of what, ${step} decisions later`);
        same(await page.evaluate(() => window.outside()), [], `${game}: outside of its board at ${size.width}, ${step} decisions later`);
      }
      ({ body } = await at.ask('decide', { seat: 1, decision: body.decision, option: body.options[(step * 5) % body.options.filter((one) => !one.exchange).length].index }));
    }
    same(tops.size, 1, `${game}: the boards move up and down at ${size.width}: ${[...tops]}`);
    await page.screenshot({ path: `${shots}/clear-${game}-${size.width}.png` });
    await page.finish();
    await at.stop();
  }
}

/** After a move of a bot the log begins with what it did, not with the game. */
async function news() {
  const at = await table(['cave_vs_cave', '--players', 'human,greedy', '--seed', '3']);
  let { body } = await at.ask('look', { seat: 1 });
  const page = await open(at.url());
  await settled(page);
  for (const words of ['take excavation', 'gain 1 stone', 'end_turn']) {
    const option = body.options.find((one) => one.words === words) ?? body.options.find((one) => words === 'end_turn' && /end/i.test(one.title));
    ({ body } = await at.ask('decide', { seat: 1, decision: body.decision, ...(option ? { option: option.index } : { words }) }));
  }
  same(body.asked, 1, 'who is asked after the turn of the bot');
  await until(page, (decision) => document.querySelector('#question')?.dataset.decision === String(decision), body.decision, 'the page does not follow');
  const first = () => {
    const log = document.querySelector('#log'), box = log.getBoundingClientRect();
    const heads = [...log.querySelectorAll('h4')];
    const own = heads.findLastIndex((one) => one.matches('.seat-1'));
    const next = heads[own + 1]?.getBoundingClientRect();
    return Boolean(next) && log.scrollTop > 0 && next.top >= box.top && next.top < box.top + 60;
  };
  await until(page, first, null, 'the log does not begin with what the bot did', 3000);
  await page.finish();
  await at.stop();
}

/** An answer that is taken without a question is named in the option that leads to it, also if it costs something. */
async function follows() {
  const at = await table(['cave_farmers', '--players', 'human,random', '--seed', '2']);
  let { body } = await at.ask('look', { seat: 1 });
  const found = () => body.options.find((one) => one.price && one.outlook && !one.exchange && body.options.length < 9);
  for (let i = 0; i < 150 && !body.over && !found(); i++) ({ body } = await at.ask('decide', { seat: 1, decision: body.decision, option: body.options[(i * 7) % body.options.length].index }));
  const option = found();
  check(option, 'no option costs something and leads on by itself');
  const page = await open(at.url());
  await settled(page);
  const text = await page.textContent(`#question .option[data-index="${option.index}"]`);
  check(text.includes('at once: ') && text.includes('pay '), `what follows is not said: ${text}`);
  await page.finish();
  await at.stop();
}

/** Refusals: not of cards that are not in this game; many with one reason in one line. */
async function reasons() {
  const at = await table(['cave_farmers', '--players', 'human,greedy', '--seed', '5']);
  const { body } = await at.ask('look', { seat: 1 });
  check(body.refused.length > 40, 'few refusals');
  const page = await open(at.url());
  await settled(page);
  const lines = await page.evaluate(() => [...document.querySelectorAll('.refused li')].map((one) => one.textContent));
  check(lines.length > 2 && lines.length < 15, `${lines.length} lines of refusals: ${lines.join(' | ')}`);
  check(!lines.some((line) => line.includes('it is not an open action space')), 'spaces of games with more players are refused');
  check(lines.some((line) => /1 ruby for 1 wood, 1 ruby for 1 stone/.test(line)), 'exchanges with one reason are not put together');
  // Lines of a menu in steps say what all their options begin with, and all of it if there is one.
  await page.click('#options .option:has-text("Drift mining")');
  await page.click('#options .option:has-text("Place a twin tile")');
  await until(page, () => /twin tile/.test(document.querySelector('#question h2').textContent), null, 'no question about the tile');
  const steps = await page.evaluate(() => [...document.querySelectorAll('#options .option')].map((one) => `${one.querySelector('.title').firstChild.textContent}${one.matches('.opens') ? ' …' : ''}`));
  check(steps.some((line) => line.endsWith('…')) && steps.every((line) => /^Cavern on [a-h]\d( …|, tunnel on [a-h]\d)$/.test(line)), `steps of a tile: ${steps.join(' | ')}`);
  await page.finish();
  await at.stop();
}

/** With an expansion: boxes say no names of fields, and the cave stays as large as its pane allows beside more goods. */
async function mods() {
  for (const [mod, game, moves] of [['sunken_works', 'dwergar', 2], ['ironroot', 'cave_vs_cave', 10]]) {
    const at = await table([game, '--players', 'human,greedy', '--seed', '4', '--mod', `${root}/scripts/mods/${mod}`]);
    let { body } = await at.ask('look', { seat: 1 });
    const page = await open(at.url(), { size: WINDOWS[0] });
    await settled(page);
    const chance = chances(11);
    for (let i = 0; i < moves; i++) {
      const options = body.options.filter((one) => !one.warning);
      ({ body } = await at.ask('decide', { seat: 1, decision: body.decision, option: options[chance(options.length)].index }));
      await until(page, (decision) => document.querySelector('#question')?.dataset.decision === String(decision), body.decision, 'the page does not follow');
    }
    await rest();
    const width = await page.evaluate(() => document.querySelector('#own .zone-grid .drawing')?.clientWidth ?? 999);
    check(width > 225, `the cave is drawn small, ${width} pixels wide, beside much room: ${body.prompt}`);
    same(await page.evaluate(() => [...document.querySelectorAll('.box .chip .name')].map((one) => one.textContent).filter((name) => /[:_]|^(mine\d|lift|forge)$/.test(name))), [], 'names of fields in boxes');
    await page.screenshot({ path: `${shots}/mod-${mod}.png` });
    await page.finish();
    await at.stop();
  }
}

/** On a phone two players share a line; cards of several kinds say which; points say what they are for. */
async function phone() {
  const at = await table(['covenant', '--players', 'human,planner:easy', '--seed', '5']);
  const page = await open(at.url(), { size: SIZES.phone });
  await settled(page);
  same(await page.evaluate(() => new Set([...document.querySelectorAll('.player')].map((one) => one.getBoundingClientRect().top)).size), 1, 'lines of players');
  const kinds = await page.evaluate(() => [...document.querySelectorAll('#options .count')].map((one) => one.textContent));
  same([...new Set(kinds.map((kind) => kind.slice(1)))], ['start', 'tradition', 'objective'], 'kinds of the draft');
  same(new Set(kinds.map((kind) => kind[0])).size, 3, 'marks of three kinds');
  await page.dispatchEvent('.player', 'contextmenu');
  check(/5 points\s*If the game ended now/.test(await page.evaluate(() => document.querySelector('.explain')?.innerText ?? '')), 'the points are not explained');
  await page.finish();
  await at.stop();
}

/** Seven players leave room for the boards. */
async function crowd() {
  const at = await table(['cave_farmers', '--players', `human${',random'.repeat(6)}`, '--seed', '5']);
  const page = await open(at.url(), { size: WINDOWS[0] });
  await settled(page);
  const height = await page.evaluate(() => document.querySelector('.strip').clientHeight);
  check(height < 80, `seven players take ${height} pixels`);
  await page.screenshot({ path: `${shots}/crowd.png` });
  await page.finish();
  await at.stop();
}

/** On a phone the end screen shows the points of both players, without scrolling sideways. */
async function end() {
  const dir = folder();
  run('play', 'cave_vs_cave', '--players', 'planner:easy,planner:easy', '--seed', '6', '--record', `${dir}/over.play`);
  const at = await table([`${dir}/over.play`]);
  const page = await open(at.url(), { size: SIZES.phone });
  await until(page, () => document.querySelector('#end .score'), null, 'no end screen');
  same(await page.evaluate(() => { const box = document.querySelector('#end .scrolled'); return box.scrollWidth <= box.clientWidth; }), true, 'the points fit the phone');
  await page.screenshot({ path: `${shots}/end-phone.png` });
  // In the replay some of the moves can be seen above the boards.
  await page.click('#end .button');
  await until(page, () => document.querySelector('.view-replay .moves li'), null, 'no replay');
  const shown = await page.evaluate(() => document.querySelector('.question').getBoundingClientRect().bottom - document.querySelector('.moves').getBoundingClientRect().top);
  check(shown > 120, `${shown} pixels of moves`);
  await page.finish();
  await at.stop();
}

export const tests = { ...Object.fromEntries(GAMES.map((game) => [`legible ${game}`, () => legible(game)])), news, follows, reasons, mods, phone, end, crowd };
