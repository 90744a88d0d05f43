import { renderWithProviders } from '@playhouse/fixtures';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { JackpotView } from './JackpotView';

const digits = () =>
  [...document.querySelectorAll('[data-digit]')].map((column) => column.getAttribute('data-digit'));

it('shows symbol and a column of 0 to 9 for each digit, without decimals [JACK-01]', () => {
  renderWithProviders(<JackpotView amount={198_765_432} symbol="₱" onOpen={undefined} />);
  expect(digits().join('')).toBe('198765432');
  expect(document.querySelector('[data-digit]')?.textContent).toBe('0123456789');
  expect(screen.getByRole('img', { name: 'Jackpot: ₱ 198,765,432' })).toBeInTheDocument();
});
