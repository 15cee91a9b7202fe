// recording.js - a carrier without a server: the recorded game stands in the page itself.

import { Refusal } from './carrier.js';

/**
 * @typedef {object} Step  one position; `fields` holds what differs from the position before it
 * @property {Record<string, any>} look
 * @property {Record<string, any>} fields
 * @property {string[]} gone  fields that are hidden now
 * @property {Record<string, any>} [review]  what the position was worth
 */

/**
 * @param {{hello: any, cards: any, tree: any, steps: Step[]}} data
 * @returns {import('./carrier.js').Carrier}
 */
export function recording(data) {
  /** Fields of each position; each is made once. @type {Record<string, any>[]} */
  const positions = [];

  /** @param {number} step */
  function fieldsAt(step) {
    for (let i = positions.length; i <= step; i++) {
      const fields = { ...(positions[i - 1] ?? {}), ...data.steps[i].fields };
      for (const field of data.steps[i].gone ?? []) delete fields[field];
      positions.push(fields);
    }
    return positions[step];
  }

  /** @param {string} what @param {Record<string, any>} fields */
  async function ask(what, fields = {}) {
    if (what === 'hello') return { ...data.hello, powers: [], speaks_for: [], links: [] };
    if (what === 'cards') return data.cards;
    if (what === 'tree') return data.tree;
    if (what === 'card') return { face: data.cards.cards.find((/** @type {any} */ face) => face.id === fields.card) };
    if (what === 'evaluate' && data.steps[fields.node]?.review) return { ...data.steps[fields.node].review, node: fields.node };
    if (what === 'look') {
      const step = Math.min(fields.node ?? fields.step ?? data.steps.length - 1, data.steps.length - 1);
      const log = data.steps.slice(0, step + 1).flatMap((one) => one.look.log ?? []);
      return { ...data.steps[step].look, fields: fieldsAt(step), options: [], refused: [], log };
    }
    throw new Refusal({ status: 'USAGE', text: 'this page is a recording; open the game with adit table to play on' });
  }
  return { ask, listen: () => undefined, hasReview: data.steps.every((step) => step.review) };
}
