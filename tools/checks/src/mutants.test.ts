import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** A file of `tools/mutants`, as far as it must fit the source. */
interface AreaFile {
  readonly journeys: readonly string[];
  readonly mutants: readonly Readonly<
    Record<'id' | 'file' | 'find' | 'replace', string> & { tests?: readonly string[] }
  >[];
}

const areas = readdirSync(join(root, 'tools/mutants'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({
    name: name.replace('.json', ''),
    ...(JSON.parse(read(`tools/mutants/${name}`)) as AreaFile),
  }));
const mutants = areas.flatMap((area) => area.mutants);

test.each(areas)('$name: what each planted fault replaces stands in its file once', (area) => {
  const strays = area.mutants.filter(
    ({ file, find, replace }) => find === replace || read(file).split(find).length !== 2,
  );
  expect(strays.map(({ id }) => id)).toEqual([]);
  expect(area.mutants.filter(({ id }) => !id.startsWith(`${area.name}-`))).toEqual([]);
});

test('there are at least sixty planted faults, each of a name of its own, over all areas', () => {
  const ids = mutants.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(60);
  expect(new Set(ids).size).toBe(ids.length);
  const product = ['money', 'sessions', 'sealing', 'boundaries', 'screens', 'texts', 'documents'];
  expect(areas.map(({ name }) => name)).toEqual(expect.arrayContaining(product));
});

test('the tests and journeys that are asked about planted faults exist', () => {
  const named = [
    ...mutants.flatMap(({ tests = [] }) => tests),
    ...areas.flatMap(({ journeys }) => journeys),
  ];
  expect([...new Set(named)].filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
