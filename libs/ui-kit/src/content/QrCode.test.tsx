import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/renderPart';
import { QrCode } from './QrCode';

// Loaded ahead: the test is not about how fast a busy machine fetches it.
await import('qrcode.react');

test('the code is one image, named for where it leads', async () => {
  const { container } = renderPart(<QrCode value="https://site.example/r/1" label="Referral" />);
  expect(screen.getByRole('img', { name: 'Referral' })).toBeInTheDocument();
  await vi.waitFor(() => expect(container.querySelector('svg path')).toBeInTheDocument());
});

test('what is too long for a code shows none and breaks nothing', async () => {
  const longest = 'a'.repeat(2953);
  const { container, rerender } = renderPart(<QrCode value={`${longest}a`} label="Referral" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<QrCode value={longest} label="Referral" />);
  await vi.waitFor(() => expect(container.querySelector('svg path')).toBeInTheDocument());
});
