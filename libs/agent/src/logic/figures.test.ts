import { periodIn } from '@playhouse/platform';
import { expect, it } from 'vitest';
import { figureHref, isHeadFigure, isMoneyFigure } from './figures';

const period = { startDate: '2026-11-01', endDate: '2026-11-07' };

it('an address of a figure names it, its days and whose it is', () => {
  const address = figureHref({ figure: 'bet', period, account: 'tala & co' });
  const search = new URL(address, 'https://site.example').searchParams;
  expect(periodIn(search)).toEqual(period);
  expect(isMoneyFigure(search.get('figure'))).toBe(true);
  expect(isHeadFigure(search.get('figure'))).toBe(false);
  expect(search.get('account')).toBe('tala & co');
});
