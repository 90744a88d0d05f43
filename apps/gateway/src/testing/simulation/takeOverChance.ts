import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import type { Random } from '../../base/random';

/** Waits that the platform has begun, for whoever decides when they are over. */
export type OnPause = () => Promise<void>;

/** A number below 2 to the power of 48, by two numbers of the stream. */
const wide = (random: Random) =>
  random.whole(0, 2 ** 24 - 1) * 2 ** 24 + random.whole(0, 2 ** 24 - 1);

function drawInt(random: Random, ...[first, second]: readonly number[]): number {
  const [low, high] = second === undefined ? [0, first ?? 1] : [first ?? 0, second];
  return low + (wide(random) % (high - low));
}

const drawBytes = (random: Random, size: number) =>
  Buffer.from(Array.from({ length: size }, () => random.whole(0, 255)));

function drawUuid(random: Random): string {
  const hex = drawBytes(random, 16).toString('hex');
  const [, a, b, c, d, e] = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex) ?? [];
  return [a, b, c, d, e].join('-');
}

/**
 * Puts a seed's stream in the place of the chance of this process, and somebody's word in the place of its pauses, as far
 * as `node:crypto`, `node:timers/promises` and `setInterval` give them; what the driver draws stays as it is.
 * @returns what gives them back
 */
export function takeOverChance(random: Random, onPause: OnPause): () => void {
  const real = {
    ...{ randomInt: crypto.randomInt, randomBytes: crypto.randomBytes },
    ...{
      randomUUID: crypto.randomUUID,
      pause: timers.setTimeout,
      interval: globalThis.setInterval,
    },
  };
  const put = (given: object, into: object) => {
    Object.assign(into, given);
    syncBuiltinESMExports();
  };
  put(
    {
      randomInt: (...bounds: readonly number[]) => drawInt(random, ...bounds),
      randomBytes: (size: number) => drawBytes(random, size),
      randomUUID: () => drawUuid(random),
    },
    crypto,
  );
  put({ setTimeout: onPause }, timers);
  // The simulation begins the work of the clock.
  globalThis.setInterval = (() => real.interval(() => undefined, 2 ** 30)) as never;
  return () => {
    const { randomInt, randomBytes, randomUUID } = real;
    put({ randomInt, randomBytes, randomUUID }, crypto);
    put({ setTimeout: real.pause }, timers);
    globalThis.setInterval = real.interval;
  };
}
