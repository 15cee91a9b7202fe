// guard.mjs - who may ask, and what strangers can do to the server: nothing.
import { connect } from 'node:net';
import { readdirSync } from 'node:fs';
import http from 'node:http';
import { chances, check, folder, many, same, sanitized, table as anyTable } from './lib.mjs';

/** Strangers meet the program with sanitizers. */
const table = (args, how = {}) => anyTable(args, { ...how, program: sanitized });

/** One raw request; the status and the whole answer. */
function raw(port, text, wait = 3000) {
  return new Promise((done) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    const finish = () => { socket.destroy(); done({ status: Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 0), answer }); };
    socket.on('data', (data) => { answer += data; if (/\r\n\r\n/.test(answer)) setTimeout(finish, 20); });
    socket.on('close', finish);
    socket.on('error', finish);
    setTimeout(finish, wait);
  });
}

const portOf = (at) => Number(new URL(at.origin).port);

async function hosts() {
  const at = await table(['cave_vs_cave']);
  const port = portOf(at);
  const get = (headers, path = '/') => raw(port, `GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`);
  same((await get(`Host: 127.0.0.1:${port}`)).status, 200, 'own host');
  same((await get(`Host: localhost:${port}`)).status, 200, 'localhost');
  for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1', `127.0.0.1:${port + 1}`, `127.0.0.1:${port}.evil.example`, `10.0.0.1:${port}`, '', `localhost:${port}x`]) {
    same((await get(`Host: ${host}`)).status, 403, `Host '${host}'`);
  }
  const post = (headers, body = '{"v":1,"id":"1","do":"hello"}') => raw(port, `POST /table HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: ${body.length}\r\n${headers}\r\n\r\n${body}`);
  const mine = `X-Adit-Seat: ${at.token}\r\nContent-Type: application/json`;
  same((await post(mine)).status, 200, 'own request');
  same((await post(`${mine}\r\nOrigin: http://127.0.0.1:${port}`)).status, 200, 'own origin');
  for (const origin of ['http://evil.example', 'null', `https://127.0.0.1:${port}`, `http://127.0.0.1:${port}.evil.example`, `http://127.0.0.1:${port + 1}`]) {
    same((await post(`${mine}\r\nOrigin: ${origin}`)).status, 403, `Origin ${origin}`);
  }
  same((await post(`${mine}\r\nSec-Fetch-Site: cross-site`)).status, 403, 'a request across sites');
  same((await post(`X-Adit-Seat: ${at.token}\r\nContent-Type: text/plain`)).status, 415, 'a form of another site');
  const page = await get(`Host: 127.0.0.1:${port}`);
  for (const header of ["default-src 'self'; img-src 'self' data:;", "frame-ancestors 'none'", 'nosniff', 'no-referrer']) check(page.answer.includes(header), `the answer lacks ${header}`);
  check(!/'unsafe|https?:\/\//.test(page.answer.split('\r\n\r\n')[0]), 'the policy allows more than the page itself');
  for (const path of ['/../Makefile', '/..%2fMakefile', '/icons/../../README.md', '//etc/passwd', '/types.d.ts', '/README.md', '/icons/']) {
    check([404, 400].includes((await get(`Host: 127.0.0.1:${port}`, path)).status), `GET ${path}`);
  }
  same(await at.stop(), 0, 'exit code');
}

async function links() {
  const at = await table(['cave_vs_cave', '--players', 'human,human']);
  const one = at.tokenOf('player 1');
  for (const token of ['', '0', one.slice(1), `${one}0`, one.replace(/.$/, (c) => (c === '0' ? '1' : '0')), '0'.repeat(32), `${one} `.repeat(3), '../../etc']) {
    const { status } = await at.ask('look', {}, token).catch(() => ({ status: 403 }));
    same(status, 403, `token '${token.slice(0, 40)}'`);
    const events = await fetch(`${at.origin}/events`, { headers: { 'X-Adit-Seat': token } }).catch(() => ({ status: 403 }));
    same(events.status, 403, `events with token '${token.slice(0, 40)}'`);
  }
  // A seat can neither see nor play for another one, nor act as host.
  same((await at.ask('look', { seat: 2 }, one)).body.ok, false, 'seat 1 looks with the eyes of seat 2');
  for (const [what, fields] of [['edit', { set: {} }], ['new', {}], ['save', { name: 'x.play' }], ['go_to', { step: 0 }]]) same((await at.ask(what, fields, one)).body.ok, false, `seat 1 asks for ${what}`);
  const { body } = await at.ask('hello', {}, one);
  same(body.links ?? null, null, 'links shown to a seat');
  check(!at.errors().includes(one), 'a token was logged');
  await at.stop();
}

async function malformed() {
  const at = await table(['cave_vs_cave']);
  const port = portOf(at);
  const count = many(20000, 400);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
  const bad = ['', '{', '[]', 'null', '{"v":1}', '{"v":1,"id":"1","do":"hello","x":1}', '{"v":2,"id":"1","do":"hello"}', '{"v":1,"id":"1","do":"decide","decision":"1"}', '{"v":1,"id":"1","do":"look","seat":99999999999999999999}',
    '{"v":1,"id":"1","do":"save","name":"../../x"}', '{"v":1,"id":"1","do":"save","name":"/etc/x"}', '"\\ud800"', '{"do":"\\u0000"}', '{"v":1,"id":"1","do":"edit","set":{"player[1].goods.wood":1e99}}', `{"v":1,"id":"${'x'.repeat(5000)}","do":"hello"}`, '['.repeat(3000), '{"a":'.repeat(2000)];
  const send = (body) => new Promise((done, fail) => {
    const request = http.request({ port, host: '127.0.0.1', path: '/table', method: 'POST', agent, headers: { 'X-Adit-Seat': at.token, 'Content-Type': 'application/json' } }, (answer) => {
      let text = '';
      answer.on('data', (data) => { text += data; });
      answer.on('end', () => done({ status: answer.statusCode, text }));
    });
    request.on('error', fail);
    request.end(body);
  });
  for (let i = 0; i < count; i++) {
    const body = i < bad.length ? bad[i] : bad[i % bad.length].slice(0, (i * 7) % 60) + String.fromCharCode(33 + (i * 13) % 90);
    const { status, text } = await send(body);
    same(status, 200, `status of request ${JSON.stringify(body.slice(0, 80))}`);
    same(JSON.parse(text).ok, false, `answer to ${JSON.stringify(body.slice(0, 80))}`);
  }
  same((await send('x'.repeat(70000))).status, 413, 'a body over the limit');
  agent.destroy();
  const long = await raw(port, `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX: ${'x'.repeat(60000)}\r\n\r\n`);
  check([0, 400, 413, 431].includes(long.status), `headers over the limit: ${long.status}`);
  same((await raw(port, 'NONSENSE\r\n\r\n')).status >= 200 && (await raw(port, 'NONSENSE\r\n\r\n')).status < 300, false, 'nonsense');
  same((await at.ask('look', {})).body.ok, true, 'the table still stands');
  same(await at.stop(), 0, 'exit code');
  return `${count} requests`;
}

/** Clients that never read and never finish do not slow down the others. */
async function slow() {
  const at = await table(['cave_vs_cave']);
  const port = portOf(at);
  const sockets = [];
  const clients = 200, mute = 50;
  for (let i = 0; i < clients; i++) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    if (i < mute) {
      socket.pause();
      for (let n = 0; n < 20; n++) socket.write(`GET /play.js HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
    } else if (i % 2) socket.write(`GET /events HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Adit-Seat: ${at.token}\r\n\r\n`);
    else socket.write(`POST /table HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 1000\r\n\r\nhalf`);
  }
  const times = [];
  for (let i = 0; i < 20; i++) {
    const start = performance.now();
    const { body } = await at.ask('look', {});
    times.push(performance.now() - start);
    same(body.ok, true, 'look beside slow clients');
  }
  times.sort((a, b) => a - b);
  check(times[10] < 1000, `an answer took ${times[10]} ms beside slow clients`);
  sockets.forEach((socket) => socket.destroy());
  same(await at.stop(), 0, 'exit code');
  return `${clients} clients, median ${times[10].toFixed(0)} ms`;
}

/** A killed server loses nothing that it has answered: after the answer, and in the middle of a decision. */
async function killed() {
  const rounds = many(200, 6), chance = chances(3);
  let at = await table(['cave_vs_cave', '--seed', '5'], { dir: folder() });
  let { body } = await at.ask('look', { seat: 1 });
  for (let i = 0; i < rounds; i++) {
    if (body.over) {
      await at.stop();
      at = await table(['cave_vs_cave', '--seed', String(100 + i)], { dir: folder() });
      ({ body } = await at.ask('look', { seat: 1 }));
    }
    let answered = body;
    const deciding = at.ask('decide', { seat: 1, decision: body.decision, option: body.options[i % body.options.length].index }).then((answer) => { answered = answer.body; }).catch(() => undefined);
    if (i % 2) await new Promise((done) => setTimeout(done, chance(20)));
    else await deciding;
    check(answered.ok, `decision ${i}: ${JSON.stringify(answered.error)}`);
    const kept = answered, file = at.file();
    await at.stop('SIGKILL');
    await deciding;
    at = file.endsWith('.play') ? await table([file], { dir: at.dir }) : await table(['cave_vs_cave', '--seed', '5'], { dir: at.dir });
    const { body: then } = await at.ask('look', { seat: 1, step: kept.step });
    same(then.fields, kept.fields, `the position of decision ${kept.step} after kill ${i + 1}`);
    ({ body } = await at.ask('look', { seat: 1 }));
    check(body.step >= kept.step, `kill ${i + 1}: ${body.step} decisions are left of ${kept.step}`);
  }
  await at.stop();
  return `${rounds} kills`;
}

/** Several tables at one server: no link, decision or stream of one reaches another. */
async function several() {
  const at = await table(['cave_vs_cave', '--players', 'human,human', '--tables', '3', '--seed', '5']);
  const hosts = at.links.filter((link) => link.who === 'table').map((link) => link.token);
  same(hosts.length, 3, 'tables');
  const looks = async () => Promise.all(hosts.map(async (token) => (await at.ask('look', {}, token)).body));
  const before = await looks();
  same(await Promise.all(hosts.map(async (token) => (await at.ask('hello', {}, token)).body.seed)), ['5', '6', '7'], 'seeds of the tables');
  const control = new AbortController();
  const heard = [0, 1].map((i) => fetch(`${at.origin}/events`, { headers: { 'X-Adit-Seat': hosts[i] }, signal: control.signal }).then(async (answer) => {
    const reader = answer.body.getReader();
    let said = 0;
    const count = { get: () => said };
    void (async () => { try { for (;;) { const { done } = await reader.read(); if (done) return; said++; } } catch { /* ended by the test */ } })();
    return count;
  }));
  const counts = await Promise.all(heard);
  await new Promise((done) => setTimeout(done, 300));
  const was = counts.map((count) => count.get());
  await at.ask('decide', { decision: before[1].decision, option: 0 }, hosts[1]);
  await new Promise((done) => setTimeout(done, 500));
  const after = await looks();
  same(after.map((look) => look.step), [0, 1, 0], 'decisions at each table');
  same(counts.map((count, i) => count.get() > was[i]), [false, true], 'streams that heard of it');
  same(readdirSync(at.dir).filter((name) => name.endsWith('.play')).length >= 1, true, 'files');
  control.abort();
  same(await at.stop(), 0, 'exit code');
}

/** Open to the network: the link that is printed works, a name that is not its own does not. */
async function network() {
  const at = await table(['cave_vs_cave', '--players', 'human,human', '--listen', '0.0.0.0']);
  const { host } = new URL(at.origin);
  same((await at.ask('hello', {}, at.tokenOf('player 2'))).status, 200, `the printed address ${host}`);
  same((await raw(portOf(at), `GET / HTTP/1.1\r\nHost: evil.example:${portOf(at)}\r\n\r\n`)).status, 403, 'a name that points here');
  check(at.text().includes('Everybody who can reach this machine'), 'it does not say who can reach it');
  same(await at.stop(), 0, 'exit code');
}

export const tests = { 'Host, Origin, headers, paths': hosts, 'stolen and guessed links': links, 'malformed requests': malformed, 'slow clients': slow, 'killed server': killed, 'several tables': several, 'open to the network': network };
