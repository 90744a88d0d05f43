import { pending, unreachable } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DividendPage } from './DividendPage';
import { RebateIncomePage } from './RebateIncomePage';
import { TeamBettingPage } from './TeamBettingPage';
import { TeamFigurePage } from './TeamFigurePage';
import { TeamManagementPage } from './TeamManagementPage';
import { TeamOverviewPage } from './TeamOverviewPage';
import { TeamPnlPage } from './TeamPnlPage';

const nothing = { list: [], pageNum: 1, totalPages: 1 };

const meta: Meta = { title: 'Screens/Team', parameters: { session: { type: 1 } } };

export default meta;
type Story = StoryObj;

export const Overview: Story = { render: () => <TeamOverviewPage /> };
export const OverviewFailed: Story = {
  render: () => <TeamOverviewPage />,
  parameters: { answers: { 'agent.teamOverview': unreachable } },
};
export const TrendFailed: Story = {
  render: () => <TeamPnlPage />,
  parameters: { answers: { 'agent.teamTrend': unreachable } },
};
export const TrendLoading: Story = {
  render: () => <TeamOverviewPage />,
  parameters: { answers: { 'agent.teamTrend': pending } },
};
export const ProfitAndLoss: Story = { render: () => <TeamPnlPage /> };
export const Betting: Story = { render: () => <TeamBettingPage /> };
export const BettingLoading: Story = {
  render: () => <TeamBettingPage />,
  parameters: { answers: { 'agent.teamBetting': pending } },
};
const days = 'startDate=2026-11-01&endDate=2026-11-07';
export const EntriesOfFigure: Story = {
  render: () => <TeamFigurePage />,
  parameters: { address: `/m/agent/team/figure?figure=bet&${days}` },
};
export const MembersOfFigure: Story = {
  render: () => <TeamFigurePage />,
  parameters: { address: `/m/agent/team/figure?figure=newMembers&${days}` },
};
export const Members: Story = { render: () => <TeamManagementPage /> };
export const NoMembers: Story = {
  render: () => <TeamManagementPage />,
  parameters: { answers: { 'agent.teamList': nothing } },
};
export const Dividends: Story = { render: () => <DividendPage /> };
export const RebateIncome: Story = { render: () => <RebateIncomePage /> };
