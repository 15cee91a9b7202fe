// run.mjs - runs the browser tests one after the other: node tests/web/run.mjs [WORD]...
import { end, Wrong } from './lib.mjs';

const FILES = ['guard', 'play', 'advice', 'views', 'seats', 'looks'];
const wanted = process.argv.slice(2);
let failed = 0, passed = 0;

for (const file of FILES) {
  const { tests } = await import(`./${file}.mjs`);
  for (const [name, test] of Object.entries(tests)) {
    if (wanted.length && !wanted.some((word) => `${file} ${name}`.includes(word))) continue;
    const start = Date.now();
    try {
      const note = await test();
      passed++;
      console.log(`ok   ${((Date.now() - start) / 1000).toFixed(1)} s  ${file}: ${name}${note ? ` (${note})` : ''}`);
    } catch (error) {
      failed++;
      console.log(`FAIL ${((Date.now() - start) / 1000).toFixed(1)} s  ${file}: ${name}\n     ${error instanceof Wrong ? error.message : error.stack}`);
    }
  }
}
await end();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
