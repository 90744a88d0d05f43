import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';

const checks = ['typecheck', 'lint', 'cycles', 'unused'] as const;
export type Check = (typeof checks)[number];

const mutant = z.strictObject({
  id: z.string(),
  file: z.string(),
  /** Stands in the file exactly once. */
  find: z.string(),
  replace: z.string(),
  /** How the site or the platform would go wrong. */
  why: z.string(),
  /** Files of tests that are asked first. */
  tests: z._default(z.array(z.string()), []),
  checks: z._default(z.array(z.enum(checks)), []),
});
const area = z.strictObject({
  /** Files of journeys, or folders of them, that go through the area. */
  journeys: z.array(z.string()),
  mutants: z.array(mutant),
  /** Within so many seeds the simulation of the gateway finds them; left out where it is not asked. */
  seeds: z.optional(z.int()),
});

/** A fault that somebody might make, of one area of the product. */
export interface Mutant extends z.output<typeof mutant> {
  readonly area: string;
  readonly journeys: readonly string[];
  readonly seeds?: number | undefined;
}

/** All planted faults, each area's in a file of its name. @param folder of the workspace */
export function readMutants(folder: string): Mutant[] {
  const data = join(folder, 'tools/mutants');
  const files = readdirSync(data).filter((name) => name.endsWith('.json'));
  return files.flatMap((name) => {
    const { journeys, mutants, seeds } = area.parse(
      JSON.parse(readFileSync(join(data, name), 'utf8')),
    );
    return mutants.map((each) => ({ ...each, area: basename(name, '.json'), journeys, seeds }));
  });
}

/** A text with the fault in it. @throws Error where the text does not hold what is replaced exactly once */
export function plant(text: string, { id, file, find, replace }: Mutant): string {
  const parts = text.split(find);
  if (parts.length !== 2)
    throw new Error(`${id}: ${file} holds what it replaces ${parts.length - 1} times`);
  return parts.join(replace);
}

/** Every `count`th of a list, from the `part`th on: `2/4` takes the 2nd, the 6th and so on. */
export function takeShard<T>(all: readonly T[], shard: string): T[] {
  const [part = 0, count = 0] = shard.split('/').map(Number);
  if (!(part >= 1 && part <= count)) throw new Error(`--shard ${shard}: give it as 2/4`);
  return all.filter((_, index) => index % count === part - 1);
}
