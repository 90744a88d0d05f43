import { parseArgs } from 'node:util';

/** A share of a run: the `index`-th of `count`, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Options of a run of tests. */
export interface RunOptions {
  /** Takes only the steps whose title holds it. */
  readonly wanted: string | undefined;
  /** Takes only what the changes since a commit can touch. */
  readonly affected: boolean;
  /** The commit that changes are counted from. @default where this branch left the main one */
  readonly base: string | undefined;
  readonly shard: Shard | undefined;
  /** How often the tests that changed are repeated, in place of a run. */
  readonly steady: number | undefined;
  /** Leaves out what has passed at the same commit. */
  readonly resume: boolean;
}

function parseShard(text: string): Shard {
  const [index = 0, count = 0] = text.split('/').map(Number);
  if (Number.isInteger(index) && Number.isInteger(count) && index >= 1 && index <= count)
    return { index, count };
  throw new Error(`--shard is a share of a run, such as 2/4, and not "${text}".`);
}

function parseTimes(text: string): number {
  const times = Number(text);
  if (Number.isInteger(times) && times >= 1) return times;
  throw new Error(`--steady is how often a test is repeated, such as 20, and not "${text}".`);
}

/** Reads the arguments of `npm test` and `npm run verify`. @throws Error that says what is wrong */
export function parseRunOptions(args: readonly string[]): RunOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      affected: { type: 'boolean', default: false },
      base: { type: 'string' },
      shard: { type: 'string' },
      steady: { type: 'string' },
      resume: { type: 'boolean', default: false },
    },
  });
  const { affected, base, shard, steady, resume } = values;
  return {
    wanted: positionals[0],
    affected,
    base,
    shard: shard === undefined ? undefined : parseShard(shard),
    steady: steady === undefined ? undefined : parseTimes(steady),
    resume,
  };
}
