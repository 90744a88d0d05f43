import { endSession } from '@playhouse/session';
import { mockWps, renderWithProviders, sampleMerchant } from '@playhouse/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { showMember } from '../testing/showMember';
import { ReferralPopup } from './ReferralPopup';
import './InviteFriendsPage';

const referring = { promotions: ['REFERRAL'] as const };
const link = 'https://sample.example/m/register?code=DEMO';

beforeEach(() => endSession());

it('shows link, QR code and code, copies and shares the link [ROUTE-12]', async () => {
  const { user } = showMember('/m/inviteFriends', {
    merchant: { promotions: [...referring.promotions] },
  });
  expect(await screen.findByText(link)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /QR code/ })).toBeInTheDocument();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(write).toHaveBeenLastCalledWith(link);
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  const share = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ text: 'Join me on Sample', url: link });
  Reflect.deleteProperty(navigator, 'share');
});

it('says that copying failed, rather than nothing [ROUTE-12]', async () => {
  const { user } = showMember('/m/inviteFriends', {
    merchant: { promotions: [...referring.promotions] },
  });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(await screen.findByRole('button', { name: 'Copy code' }));
  expect(await screen.findByText(/We could not copy/)).toBeInTheDocument();
});

it('without the REFERRAL promotion tells to contact customer service and leads home [INV-01]', async () => {
  showMember('/m/inviteFriends');
  expect(await screen.findByText('Please contact customer service')).toBeInTheDocument();
  expect(await screen.findByTestId('address')).toHaveTextContent('/m/home');
});

it('the popup shows the same, and closes without the promotion [MINE-03, INV-01]', async () => {
  const onClose = vi.fn();
  renderWithProviders(<ReferralPopup open onClose={onClose} />, {
    wps: mockWps(),
    merchant: sampleMerchant({ promotions: ['REFERRAL'] }),
  });
  expect(await screen.findByText(link)).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

it('the popup refuses without the promotion [INV-01]', async () => {
  const onClose = vi.fn();
  renderWithProviders(<ReferralPopup open onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(screen.queryByText(link)).not.toBeInTheDocument();
});
