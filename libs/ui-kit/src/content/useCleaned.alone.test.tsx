import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { RichText } from './RichText';
import type * as Sanitiser from './sanitise';

const network = vi.hoisted(() => ({ down: true }));
vi.mock('./sanitise', async (original) => {
  const real = await original<typeof Sanitiser>();
  return {
    get createSanitiser() {
      if (network.down) throw new Error('The network is down.');
      return real.createSanitiser;
    },
  };
});

test('while the cleaner loads it says so, without a network it offers a retry', async () => {
  const { user } = renderPart(<RichText html="<p>text</p>" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(await screen.findByRole('alert')).toHaveTextContent('could not load');
  network.down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('text')).toBeInTheDocument();
});
