// lib.mjs - what the browser tests share: a server, a browser, a table to play at, and checks.
import { chromium } from 'playwright-core';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const root = process.env.ADIT_TEST_ROOT ?? process.cwd();
export const adit = process.env.ADIT_RELEASE ?? join(root, 'build/adit');
/** The program with sanitizers, if it was built. */
export const sanitized = process.env.ADIT ?? adit;
export const shots = join(root, 'build/web-shots');
export const isLong = Boolean(process.env.ADIT_SOAK);
/** How many of something: in the long form this many, or a share of them (ADIT_WEB_SHARE=0.1 for a try). */
export const many = (long, short) => (isLong ? Math.max(short, Math.ceil(long * Number(process.env.ADIT_WEB_SHARE ?? 1))) : short);
export const GAMES = ['cave_vs_cave', 'dwergar', 'covenant', 'cave_farmers'];
export const SIZES = { desktop: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } };
mkdirSync(shots, { recursive: true });

/** A failed expectation. */
export class Wrong extends Error {}
export function check(holds, text) {
  if (!holds) throw new Wrong(text);
}
export function same(is, wanted, text) {
  check(JSON.stringify(is) === JSON.stringify(wanted), `${text}: ${JSON.stringify(is)}, expected ${JSON.stringify(wanted)}`);
}

/** A fresh folder for one test. */
export function folder() {
  return mkdtempSync(join(process.env.TMPDIR ?? tmpdir(), 'table-'));
}

/** Runs the program to its end. */
export function run(...args) {
  const { status, stdout, stderr } = spawnSync(adit, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return { code: status, out: stdout, err: stderr };
}

/** Starts `adit table` with these arguments; ends with stop() or by the test's end. */
const running = new Set();
export async function table(args, { env = {}, dir = folder(), program = adit } = {}) {
  const process_ = spawn(program, ['table', ...args, '--no-open', '--folder', dir], { cwd: root, env: { ...process.env, ...env } });
  let text = '', errors = '';
  running.add(process_);
  const links = await new Promise((done, fail) => {
    process_.stderr.on('data', (data) => { errors += data; });
    process_.on('exit', () => { running.delete(process_); fail(new Wrong(`adit table ${args.join(' ')} ended: ${errors}`)); });
    process_.stdout.on('data', (data) => {
      text += data;
      if (text.includes('press Ctrl-C')) {
        done([...text.matchAll(/^(table|player \d+|look on)\s+(http\S+)#k=(\w+)/gm)].map(([, who, url, token]) => ({ who, url, token })));
      }
    });
  });
  const stop = (signal = 'SIGINT') => new Promise((done) => {
    if (process_.exitCode !== null || process_.signalCode) return done(process_.exitCode);
    process_.removeAllListeners('exit');
    process_.on('exit', (code) => { running.delete(process_); done(code); });
    process_.kill(signal);
    return undefined;
  });
  const origin = links[0].url.replace(/\/$/, '');
  const token = links[0].token;
  return {
    dir, links, origin, token, stop, process: process_, errors: () => errors, text: () => text,
    url: (who = 'table') => { const link = links.find((one) => one.who === who); return `${link.url}#k=${link.token}`; },
    tokenOf: (who) => links.find((one) => one.who === who)?.token,
    file: () => join(dir, readdirSync(dir).find((name) => name.endsWith('.play')) ?? ''),
    ask: async (what, fields = {}, as = token) => {
      const answer = await fetch(`${origin}/table`, { method: 'POST', headers: { 'X-Adit-Seat': as, 'Content-Type': 'application/json' }, body: JSON.stringify({ v: 1, id: `t${Math.random()}`, do: what, ...fields }) });
      return { status: answer.status, body: answer.ok ? await answer.json() : await answer.text() };
    },
  };
}

let browser = null;
export async function launch() {
  browser ??= await chromium.launch({
    executablePath: process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path)),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--renderer-process-limit=2', '--in-process-gpu'],
  });
  return browser;
}

/** Pages that nobody uses now, by what they were made for: a fresh one costs twice the time. @type {Map<string, object[]>} */
const idle = new Map();

/** @param {string} key */
async function freshPage(key, { size, colours, before }) {
  const context = await (await launch()).newContext({ viewport: size, colorScheme: colours, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.key = key;
  page.note = () => undefined;
  page.on('console', (message) => { if (message.type() === 'error') page.note(`console: ${message.text()}`); });
  page.on('pageerror', (error) => page.note(`page: ${error.message}`));
  page.on('request', (request) => { if (!/^(data|file|about):/.test(request.url()) && !request.url().startsWith(page.home)) page.note(`asked another host: ${request.url()}`); });
  if (before) await page.addInitScript(before);
  return page;
}

/** Opens a page; whatever it reports as an error fails the test at finish(). */
export async function open(url, { size = SIZES.desktop, colours = 'light', allow = [], before = null } = {}) {
  const key = `${size.width}/${colours}/${before}`;
  const page = idle.get(key)?.pop() ?? await freshPage(key, { size, colours, before });
  const problems = [];
  page.home = new URL(url).origin;
  page.note = (text) => { if (!allow.some((part) => text.includes(part))) problems.push(text); };
  await page.setViewportSize(size);
  await page.mouse.move(0, 0);
  await page.goto(url);
  page.finish = async () => {
    page.note = () => undefined;
    await page.evaluate(() => { try { localStorage.clear(); } catch { /* a page from disk has none */ } });
    await page.goto('about:blank');
    idle.set(key, [...(idle.get(key) ?? []), page]);
    same(problems, [], 'errors of the page');
  };
  return page;
}

/** Asks the page again and again until it says yes; its policy forbids waiting inside of it. */
export async function until(page, holds, argument, text = 'the page did not get there', most = 15000) {
  for (let i = 0, start = Date.now(); ; i++, await new Promise((done) => setTimeout(done, i < 10 ? 8 : 25))) {
    // A page that loads again has no answer for a moment.
    const is = await page.evaluate(holds, argument).catch((error) => { if (!/context was destroyed/.test(error.message)) throw error; });
    if (is) return;
    check(Date.now() - start < most, text);
  }
}

/** Waits until the page shows a question and nothing is under way. */
export async function settled(page) {
  await until(page, () => document.querySelector('#question h2') && !document.body.classList.contains('busy'), null, 'no question is shown');
}

export async function end() {
  for (const one of running) one.kill('SIGKILL');
  await browser?.close();
}

/** Small numbers that are the same in each run. */
export function chances(seed) {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
