import { renderWithProviders } from '@playhouse/fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useFollowLink } from './useFollowLink';

function Follow({ link }: { readonly link: string }) {
  const follow = useFollowLink();
  return <button onClick={() => follow(link)}>follow</button>;
}

async function follow(link: string) {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  renderWithProviders(<Follow link={link} />, { address: '/m/home' });
  await userEvent.click(screen.getByText('follow'));
  return open;
}

it('opens a link that begins with http outside, without access to this page [POPUP-03]', async () => {
  const open = await follow('https://news.example/a');
  expect(open).toHaveBeenCalledWith('https://news.example/a', '_blank', 'noopener,noreferrer');
  expect(screen.queryByTestId('address')).not.toBeInTheDocument();
});

it('navigates to an address of the site [POPUP-03]', async () => {
  const open = await follow('m/rewardCenter');
  expect(await screen.findByTestId('address')).toHaveTextContent('/m/rewardCenter');
  expect(open).not.toHaveBeenCalled();
});

it('ignores anything else [POPUP-03]', async () => {
  const open = await follow('javascript:alert(1)');
  expect(open).not.toHaveBeenCalled();
  expect(screen.queryByTestId('address')).not.toBeInTheDocument();
});
