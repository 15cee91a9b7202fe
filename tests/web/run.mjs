// run.mjs - runs the browser tests, several at a time: node tests/web/run.mjs [WORD]...
import { end, Wrong } from './lib.mjs';

/** The longest first, so that none is left alone at the end. */
const FILES = ['looks', 'drawn', 'board', 'clear', 'every', 'advice', 'play', 'views', 'seats', 'guard', 'weight'];
const wanted = process.argv.slice(2);
let failed = 0, passed = 0;

/** Tests of how long something takes have the machine for themselves. */
const ALONE = ['guard slow clients', 'views workbench', ...['cave_vs_cave', 'dwergar', 'covenant', 'cave_farmers'].map((game) => `every ${game} changed card`)];
const TOGETHER = Number(process.env.ADIT_WEB_JOBS ?? 2);

async function runOne([name, test]) {
  const start = Date.now();
  const said = (word, text) => console.log(`${word} ${((Date.now() - start) / 1000).toFixed(1)} s  ${name.replace(' ', ': ')}${text}`);
  try {
    const note = await test();
    passed++;
    said('ok  ', note ? ` (${note})` : '');
  } catch (error) {
    failed++;
    said('FAIL', `\n     ${error instanceof Wrong ? error.message : error.stack}`);
  }
}

const all = [];
for (const file of FILES) {
  const { tests } = await import(`./${file}.mjs`);
  for (const [name, test] of Object.entries(tests)) if (!wanted.length || wanted.some((word) => `${file} ${name}`.includes(word))) all.push([`${file} ${name}`, test]);
}
for (const one of all.filter(([name]) => ALONE.includes(name))) await runOne(one);
const rest = all.filter(([name]) => !ALONE.includes(name));
await Promise.all(Array.from({ length: TOGETHER }, async () => { while (rest.length) await runOne(rest.shift()); }));
await end();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
