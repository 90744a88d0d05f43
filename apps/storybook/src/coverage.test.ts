// @vitest-environment node
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isReading } from '@playhouse/fixtures';
import { languageTable } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import { siteScreens } from '@playhouse/shell';
import { listCalls } from '@playhouse/wps';
import { expect, test } from 'vitest';
import outcomes from '../cells.json';
import { countOutcomes, type Outcomes } from './cells/CellReporter';
import { getKey, states } from './cells/listCells';
import { readCells } from './cells/readCells';
import { undrawnWrites } from './cells/undrawnWrites';
import { merchants } from './merchants';
import { longLanguage, mirroredLanguage, toolbar } from './toolbar';

const libs = fileURLToPath(new URL('../../../libs/', import.meta.url));

const files = readdirSync(libs)
  .map((library) => `${libs}${library}/src/screens.samples.ts`)
  .filter((file) => existsSync(file));

const cells = (await Promise.all(files.map(readCells))).flat();

const stated = outcomes as Outcomes;

test('every screen of the site is drawn in every state [CARD-05]', () => {
  const names = new Map(Object.entries(paths).map(([name, path]) => [path, name]));
  const screens = siteScreens.map(({ path }) => names.get(path) ?? path.path).sort();
  const drawn = cells.filter(({ state, refusal }) => state === 'default' && !refusal);
  expect(drawn.map(({ screen }) => screen).sort()).toEqual(screens);
  // One of three persons is the one who usually looks.
  const perScreen = cells.filter(({ refusal }) => refusal === undefined).length / screens.length;
  expect(perScreen).toBeGreaterThanOrEqual(Object.keys(states).length - 1);
});

test('every refusal that the contract declares is a cell, or a reason stands for its call', () => {
  const written = new Set(cells.flatMap(({ refusal }) => refusal?.call ?? []));
  const refusable = listCalls()
    .filter((call) => !isReading(call) && (call.errors?.length ?? 0) > 0)
    .map(({ name }) => name);
  const missing = refusable.filter((name) => !written.has(name));
  expect(missing.sort()).toEqual(Object.keys(undrawnWrites).sort());
});

test('every cell has a stated outcome, and every outcome a cell', () => {
  const keys = new Set(cells.map((cell) => `${cell.screen}, ${getKey(cell)}`));
  const known = Object.entries(stated).flatMap(([screen, ofScreen]) =>
    Object.keys(ofScreen).map((key) => `${screen}, ${key}`),
  );
  expect(known.sort()).toEqual([...keys].sort());
  console.info(countOutcomes(Object.values(stated).flatMap((ofScreen) => Object.values(ofScreen))));
});

test('every story can be seen for every merchant, in both schemes and every language [CARD-05]', () => {
  const values = (name: keyof typeof toolbar) =>
    toolbar[name].toolbar.items.map(({ value }) => value);
  expect(values('merchant')).toEqual([...merchants.keys()]);
  expect(values('scheme')).toEqual(['light', 'dark']);
  const spoken = [...merchants.values()].flatMap(({ languages }) => languages);
  expect(values('language')).toEqual(expect.arrayContaining([...new Set(spoken)]));
  for (const pseudo of [longLanguage, mirroredLanguage])
    expect(Object.keys(languageTable)).not.toContain(pseudo);
});
