import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeaderBoardPage } from './LeaderBoardPage';

const meta: Meta = { title: 'Screens/Rewards', parameters: { session: true } };

export default meta;
type Story = StoryObj;

export const MissionsFresh: Story = {
  render: () => <LeaderBoardPage />,
  parameters: { answers: { 'promotions.leaderBoard': { title: 'Fresh start', leaders: [] } } },
};
