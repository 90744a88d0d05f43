import { expect, test } from 'vitest';
import { listScreenCells, listShots } from './listShots';

const entry = (title: string, tags: readonly string[]) => ({
  id: `screens-${title.toLowerCase()}--default`,
  title: `Screens/Wallet/${title}`,
  tags,
});

const index = {
  entries: {
    one: entry('Upline transfer', ['cell']),
    two: entry('Deposit', ['cell']),
    three: entry('Deposit', ['cell', 'more']),
    four: entry('Button', ['dev']),
  },
};

test('pictures are taken of the default cell of each screen', () => {
  expect(listScreenCells(index).map(({ screen }) => screen)).toEqual([
    'wallet/deposit',
    'wallet/upline-transfer',
  ]);
});

test('phones are as many pictures as cells × merchants × schemes, each with a name of its own', () => {
  const shots = listShots('phones', listScreenCells(index), ['sunfair', 'moonfair', 'starfair']);
  expect(new Set(shots.map(({ id }) => id)).size).toBe(2 * 3 * 2);
  expect(shots.map(({ id }) => id)).toContain('wallet/deposit/moonfair-dark-390');
});

test('a chosen screen that is called otherwise by now is named', () => {
  expect(() => listShots('others', listScreenCells(index), ['sunfair'])).toThrow(
    'No screen is called agent/agent.',
  );
});
