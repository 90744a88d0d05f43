import * as fc from 'fast-check';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { limits } from '../../db/schema';
import { verifyBooks } from '../../ledger/verifyBooks';
import { demandFigures } from './figures';
import type { Player } from './player';
import type { Promises } from './promises';
import type { Answer, Called, Meant, Order, Step } from './steps';
import { send, together } from './steps';

type Command = fc.AsyncCommand<Promises, Player>;

/** One copy of a step, and what it is about. */
interface Copy {
  readonly step: Meant | Called;
  readonly order?: Order | undefined;
}

const copiesOf = (steps: readonly Step[], promises: Promises): readonly Copy[] =>
  steps.flatMap((step) => {
    const order = step.what === 'callback' ? promises.orderOf(step) : undefined;
    return Array.from({ length: step.copies }, () => ({ step, order }));
  });

/** Sends all copies at once and notes what was answered. @returns those whose answer was lost */
async function sendAll(player: Player, promises: Promises, all: readonly Copy[]) {
  const sent = await Promise.all(
    all.map(async (copy) => ({ copy, answer: await send(player, copy.step, copy.order) })),
  );
  // Too many passwords at once: nothing was judged, and nothing is said of what was meant.
  const isHeard = ({ status, code }: Answer) => status < 500 && code !== 'requests.tooMany';
  const heard = sent.filter(({ answer }) => isHeard(answer));
  for (const { copy, answer } of heard) {
    const { step, order } = copy;
    if (step.what !== 'callback') {
      promises.told(step, answer);
    } else if (order !== undefined) promises.called(step, order);
  }
  return sent.filter(({ answer }) => answer.status >= 500).map(({ copy }) => copy);
}

async function demandAll(player: Player, promises: Promises): Promise<void> {
  promises.demandOneEnd();
  await demandFigures(player, promises);
  expect(await verifyBooks(player.platform.gateway.services.db)).toEqual([]);
}

/** Several things at the same time, some of them more than once. */
class Together implements Command {
  constructor(readonly steps: readonly Step[]) {}
  check = () => true;
  toString = () => `together ${JSON.stringify(this.steps)}`;
  async run(promises: Promises, player: Player): Promise<void> {
    expect(await sendAll(player, promises, copiesOf(this.steps, promises))).toEqual([]);
    await demandAll(player, promises);
  }
}

/** The platform ends in the middle of it, and whoever got no answer asks again. */
class Interrupted implements Command {
  constructor(
    readonly steps: readonly Step[],
    /** Milliseconds until the platform ends. */
    readonly after: number,
  ) {}
  check = () => true;
  toString = () => `after ${this.after} ms ends ${JSON.stringify(this.steps)}`;
  async run(promises: Promises, player: Player): Promise<void> {
    const sending = sendAll(player, promises, copiesOf(this.steps, promises));
    await pause(this.after);
    await player.platform.restart();
    const lost = await sending;
    // Tries of the payment password that were broken off count until their quarter of an hour is over.
    await player.platform.gateway.services.db.delete(limits);
    for (const copy of lost) expect(await sendAll(player, promises, [copy])).toEqual([]);
    await demandAll(player, promises);
  }
}

/** Commands for a platform and one of its players, in any order. */
export const anyOrder = fc.commands<Promises, Player, false>(
  [
    together.map((steps) => new Together(steps)),
    together.map((steps) => new Together(steps)),
    together.map((steps) => new Together(steps)),
    fc.tuple(together, fc.nat(60)).map(([steps, after]) => new Interrupted(steps, after)),
  ],
  { maxCommands: 8, size: 'max' },
);
