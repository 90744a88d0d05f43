import { pending, unreachable } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TeamFigurePage } from './TeamFigurePage';
import { TeamOverviewPage } from './TeamOverviewPage';
import { TeamPnlPage } from './TeamPnlPage';

const meta: Meta = { title: 'Screens/Team', parameters: { session: { type: 1 } } };

export default meta;
type Story = StoryObj;

export const TrendFailed: Story = {
  render: () => <TeamPnlPage />,
  parameters: { answers: { 'agent.teamTrend': unreachable } },
};
export const TrendLoading: Story = {
  render: () => <TeamOverviewPage />,
  parameters: { answers: { 'agent.teamTrend': pending } },
};
const days = 'startDate=2026-11-01&endDate=2026-11-07';
export const MembersOfFigure: Story = {
  render: () => <TeamFigurePage />,
  parameters: { address: `/m/agent/team/figure?figure=newMembers&${days}` },
};
