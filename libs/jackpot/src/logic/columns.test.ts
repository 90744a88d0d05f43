import { expect, it } from 'vitest';
import { toColumns } from './columns';

it('makes a rolling column of each digit and keeps the signs between them [JACK-01]', () => {
  const columns = toColumns('1,902');
  expect(columns.map((column) => (column.kind === 'digit' ? column.digit : column.text))).toEqual([
    1,
    ',',
    9,
    0,
    2,
  ]);
});

it('numbers columns from the right, so that a longer amount keeps the places of the others', () => {
  const keys = (text: string) => toColumns(text).map(({ key }) => key);
  expect(keys('999')).toEqual(['3', '2', '1']);
  expect(keys('1,000')).toEqual(['5', '4', '3', '2', '1']);
});
