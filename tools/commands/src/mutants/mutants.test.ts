import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { plant, takeShard } from './readMutants';
import { stagesFor } from './stages';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const fault = {
  id: 'money-fault',
  area: 'money',
  file: 'libs/wallet/src/logic/amount.ts',
  find: 'a < b',
  replace: 'a <= b',
  why: 'the bound itself is refused',
  tests: ['libs/wallet/src/logic/amount.test.ts', 'apps/gateway/src/money.test.ts'],
  checks: ['lint' as const],
  journeys: ['e2e/wallet/'],
};

test('a fault is planted where its place is the only one, and refused where it is not', () => {
  expect(plant('if (a < b) $&;', { ...fault, replace: '$&' })).toBe('if ($&) $&;');
  expect(() => plant('if (b > a);', fault)).toThrow('money-fault: libs/wallet/src/logic/amount.ts');
  expect(() => plant('a < b && a < b', fault)).toThrow('2 times');
});

test('shards hold every fault once', () => {
  const all = [1, 2, 3, 4, 5];
  expect([1, 2, 3].flatMap((part) => takeShard(all, `${part}/3`)).sort()).toEqual(all);
  expect(() => takeShard(all, '3/2')).toThrow('--shard');
  expect(() => takeShard(all, 'half')).toThrow('--shard');
});

test('a fault is looked for by checks first, then by the tests that it names, project by project', () => {
  const titles = [...stagesFor(fault, root, 'named')].map(({ title }) => title);
  expect(titles).toEqual(['lint', 'tests of libs/wallet', 'tests of apps/gateway']);
});

test('a fault that needs chance and time is looked for by seeds alone', () => {
  const stages = [...stagesFor({ ...fault, checks: [], tests: [], seeds: 200 }, root, 'journeys')];
  expect(stages.map(({ title }) => title)).toEqual(['simulation']);
  expect(stages[0]?.command.join(' ')).toContain('--seeds 200');
});
