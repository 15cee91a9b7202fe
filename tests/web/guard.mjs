// guard.mjs - who may ask, and what strangers can do to the server: nothing.
import { connect } from 'node:net';
import http from 'node:http';
import { check, isLong, same, sanitized, table as anyTable } from './lib.mjs';

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
  for (const header of ["default-src 'self'", "frame-ancestors 'none'", 'nosniff', 'no-referrer']) check(page.answer.includes(header), `the answer lacks ${header}`);
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
  const count = isLong ? 20000 : 400;
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
  const many = isLong ? 200 : 120, mute = isLong ? 50 : 40;
  for (let i = 0; i < many; i++) {
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
  return `${many} clients, median ${times[10].toFixed(0)} ms`;
}

/** A killed server loses nothing: the file continues where it was. */
async function killed() {
  const rounds = isLong ? 200 : 4;
  const first = await table(['cave_vs_cave', '--seed', '5']);
  let { body } = await first.ask('look', { seat: 1 });
  let at = first;
  for (let i = 0; i < rounds && !body.over; i++) {
    ({ body } = await at.ask('decide', { seat: 1, decision: body.decision, option: body.options[i % body.options.length].index }));
    check(body.ok, `decision ${i}: ${JSON.stringify(body.error)}`);
    const before = body.fields;
    // The answer is only given when the file is written.
    const file = at.file();
    await at.stop('SIGKILL');
    at = await table([file], { dir: at.dir });
    ({ body } = await at.ask('look', { seat: 1 }));
    same(body.fields, before, `the position after kill ${i + 1}`);
  }
  await at.stop();
  return `${rounds} kills`;
}

export const tests = { 'Host, Origin, headers, paths': hosts, 'stolen and guessed links': links, 'malformed requests': malformed, 'slow clients': slow, 'killed server': killed };
