// carrier.js - how requests reach the engine. Nothing else knows that there is a server.

/**
 * @typedef {object} Carrier
 * @property {(what: string, fields?: Record<string, any>) => Promise<any>} ask  fails with a Refusal
 * @property {boolean} [hasReview]  a recording with or without a review; a server reviews when asked
 * @property {(changed: (version: number) => void, lost: (isLost: boolean) => void) => void} listen
 */

/** The engine refused a request; the text says why. */
export class Refusal extends Error {
  /** @param {{status: string, text: string}} error */
  constructor(error) {
    super(error.text);
    this.status = error.status;
  }
}

let number = 0;
const session = Math.random().toString(36).slice(2);

/**
 * The server that this page came from.
 * @param {string} token  who asks; it goes into a header, so that no address holds it
 * @returns {Carrier}
 */
export function server(token) {
  const headers = { 'X-Adit-Seat': token };

  /** @param {string} what @param {Record<string, any>} fields */
  async function ask(what, fields = {}) {
    const body = JSON.stringify({ v: 1, id: `${session}-${++number}`, do: what, ...fields });
    const answer = await fetch('table', {
      method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body,
    });
    if (!answer.ok) throw new Refusal({ status: String(answer.status), text: (await answer.text()).trim() });
    const said = await answer.json();
    if (!said.ok) throw new Refusal(said.error);
    return said;
  }

  /** Reads one stream to its end. @param {(version: number) => void} changed @param {() => void} found */
  async function read(changed, found) {
    const answer = await fetch('events', { headers });
    if (!answer.ok || !answer.body) throw new Error('no stream');
    const reader = answer.body.getReader();
    const decoder = new TextDecoder();
    found();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const said = /data: (\d+)\n\n$/.exec(decoder.decode(value, { stream: true }));
      if (said) changed(Number(said[1]));
    }
  }

  /** @param {(version: number) => void} changed @param {(isLost: boolean) => void} lost */
  async function listen(changed, lost) {
    for (let wait = 250; ; wait = Math.min(wait * 2, 5000)) {
      try {
        await read(changed, () => { wait = 250; lost(false); });
      } catch { /* the server is away; the page tries again */ }
      lost(true);
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return { ask, listen };
}
