import { mockWps, unreachable } from '@playhouse/fixtures';
import { endSession } from '@playhouse/session';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { showPromotions } from '../testing/showPromotions';
import './LeaderBoardPage';
import './RewardCenterPage';

beforeEach(() => endSession());

describe('the reward centre', () => {
  it('claims a reward and tells its amount [ROUTE-14]', async () => {
    const { user, wps } = showPromotions('/m/rewardCenter');
    await user.click(await screen.findByRole('button', { name: 'Claim: Weekend spin' }));
    expect(await screen.findByText('₱88.00 added to your balance')).toBeInTheDocument();
    expect(wps.callsOf('promotions.claimReward')[0]?.body).toMatchObject({ id: '1' });
    await waitFor(() => expect(wps.callsOf('promotions.rewards').length).toBeGreaterThan(1));
  });

  it('offers nothing for rewards that were taken or have expired [ROUTE-14]', async () => {
    showPromotions('/m/rewardCenter');
    await screen.findByText('Weekend spin');
    expect(screen.getByText('Expired')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Claim/ })).toHaveLength(1);
  });

  it('leads to the activities when there is no reward [ROUTE-14]', async () => {
    showPromotions('/m/rewardCenter', { wps: mockWps({ 'promotions.rewards': [] }) });
    expect(await screen.findByRole('link', { name: 'All promotions' })).toBeInTheDocument();
  });
});

describe('the mission board', () => {
  it('shows the own standing, the missions and the leaders [ROUTE-17]', async () => {
    showPromotions('/m/leaderBoard');
    expect(await screen.findByText('18')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Play 50 rounds' })).toHaveAttribute(
      'value',
      '32',
    );
    const leaders = within(screen.getAllByRole('list').at(-1) ?? document.body);
    expect(leaders.getAllByRole('listitem')).toHaveLength(3);
  });

  it('says so when nobody leads yet [ROUTE-17]', async () => {
    const board = { title: 'Fresh start', leaders: [] };
    showPromotions('/m/leaderBoard', { wps: mockWps({ 'promotions.leaderBoard': board }) });
    expect(await screen.findByText(/Nobody has points yet/)).toBeInTheDocument();
  });

  it('says why it cannot be shown [ROUTE-17]', async () => {
    showPromotions('/m/leaderBoard', { wps: mockWps({ 'promotions.leaderBoard': unreachable }) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
