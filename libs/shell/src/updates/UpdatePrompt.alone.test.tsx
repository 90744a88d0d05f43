import { renderWithProviders } from '@playhouse/fixtures';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UpdatePrompt } from './UpdatePrompt';
import { useUpdate } from './updateStore';

// Whose turn it is has its own test.
vi.mock('../attention/attention', () => ({
  useAttention: (_claim: string, wish: string) => wish === 'yes',
}));

it('offers a waiting version and applies it only when asked [PWA-01]', async () => {
  const apply = vi.fn();
  renderWithProviders(<UpdatePrompt />);
  expect(screen.queryByText('A new version is ready. Update now?')).not.toBeInTheDocument();
  act(() => useUpdate.setState({ apply }));
  expect(screen.getByText('A new version is ready. Update now?')).toBeVisible();
  expect(apply).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(apply).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText('A new version is ready. Update now?')).not.toBeInTheDocument();
});
