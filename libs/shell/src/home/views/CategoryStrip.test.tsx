import { renderWithProviders } from '@playhouse/fixtures';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CategoryStrip } from './CategoryStrip';

it('leads lotteries to their draws and other categories to their lists [ROUTE-07, ROUTE-09]', async () => {
  renderWithProviders(<CategoryStrip categories={['ELOTT', 'LOTT', 'LIVE']} />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['E-lottery', '/m/lottery?prize_mode=ELOTT'],
    ['Lottery', '/m/lottery'],
    ['Live', '/m/gameList?gameType=LIVE'],
  ]);
});
