import { expect, it } from 'vitest';
import { readPrizeMode } from './codes';

it('prize mode is read from the address, LOTT when it names none [ROUTE-07]', () => {
  const read = (query: string) => readPrizeMode(new URLSearchParams(query));
  expect(['', 'prize_mode=ELOTT', 'prize_mode=SEA', 'prize_mode=x'].map(read)).toEqual([
    'LOTT',
    'ELOTT',
    'SEA',
    'LOTT',
  ]);
});
