import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const project = readFileSync(resolve(import.meta.dirname, '../../../package.json'), 'utf8');
const { browserslist } = JSON.parse(project) as { readonly browserslist: readonly string[] };

/**
 * The oldest release of each engine that the site works in, as builds take it; the list stands in `package.json`, and
 * tools/decisions/releases.md says why these.
 */
export const browserTargets = browserslist.map((browser) => browser.replace(' ', ''));

/** The oldest release by the name of its engine. */
export const browserFloor: Readonly<Record<string, number>> = Object.fromEntries(
  browserslist.map((browser) => {
    const [engine = '', release] = browser.split(' ');
    return [engine, Number(release)];
  }),
);
