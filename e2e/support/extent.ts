import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How far a run of the journeys goes (`E2E_EXTENT`). `whole`: through every combination, of the files that have some.
 * `rest`: through the other files alone, beside a whole one. By itself through each thing once.
 */
const extent = process.env['E2E_EXTENT'];

/**
 * Whether journeys go through every combination, as in `npm run verify`, rather than through each thing once: every
 * movement in every world of a bad line, every merchant in every language and theme.
 */
export const isWhole = extent === 'whole';

/** Whether journeys go through each thing once, all of them in this run, as in `npm test`. */
export const isOnce = extent === undefined;

/**
 * The kinds in which a journey is gone: all of them in the whole extent, else the one that answers for the others, such as
 * a merchant for both.
 *
 * @param one its place
 */
export const chooseKinds = <Kind>(kinds: readonly Kind[], one = 0): readonly Kind[] =>
  isWhole ? kinds : kinds.slice(one, one + 1);

const asksForExtent = /from '(\.\.?\/)+support\/extent'/;

/** Which files a run goes through, as Playwright's `testMatch` and `testIgnore`. */
export function chooseFiles(folder: string) {
  const every = '**/*.spec.ts';
  if (isOnce) return { testMatch: every };
  const withKinds = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .filter((name) => asksForExtent.test(readFileSync(join(folder, name), 'utf8')))
    .map((name) => `**/${name}`);
  return isWhole ? { testMatch: withKinds } : { testMatch: every, testIgnore: withKinds };
}
