import { pending, unreachable } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeaderBoardPage } from './LeaderBoardPage';
import { RewardCenterPage } from './RewardCenterPage';

const meta: Meta = { title: 'Screens/Rewards', parameters: { session: true } };

export default meta;
type Story = StoryObj;

export const RewardCenter: Story = { render: () => <RewardCenterPage /> };
export const NoRewards: Story = {
  render: () => <RewardCenterPage />,
  parameters: { answers: { 'promotions.rewards': [] } },
};
export const RewardsLoading: Story = {
  render: () => <RewardCenterPage />,
  parameters: { answers: { 'promotions.rewards': pending } },
};
export const RewardsFailed: Story = {
  render: () => <RewardCenterPage />,
  parameters: { answers: { 'promotions.rewards': unreachable } },
};
export const Missions: Story = { render: () => <LeaderBoardPage /> };
export const MissionsFresh: Story = {
  render: () => <LeaderBoardPage />,
  parameters: { answers: { 'promotions.leaderBoard': { title: 'Fresh start', leaders: [] } } },
};
export const MissionsFailed: Story = {
  render: () => <LeaderBoardPage />,
  parameters: { answers: { 'promotions.leaderBoard': unreachable } },
};
