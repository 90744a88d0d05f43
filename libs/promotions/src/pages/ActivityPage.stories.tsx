import { sampleActivities } from '@playhouse/fixtures';
import type { promotionCalls } from '@playhouse/wps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApplicationForm } from '../views/ApplicationForm';
import { ActivityPage } from './ActivityPage';

const inStatus = (status: promotionCalls.ActivityStatus): Story => ({
  parameters: {
    answers: {
      'promotions.activityDetail': {
        ...sampleActivities[0],
        status,
        content: '<h2>How it works</h2><p>Deposit and play to receive the bonus.</p>',
        needsComment: true,
        maxImages: 3,
      },
    },
  },
});

const meta = {
  title: 'Screens/Activity',
  component: ActivityPage,
  parameters: { session: true, address: '/m/activityInfo?id=1' },
} satisfies Meta<typeof ActivityPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Claim: Story = inStatus('claim');
export const Applying: Story = inStatus('applying');
export const Process: Story = inStatus('process');
export const Issued: Story = inStatus('issued');
export const Claimed: Story = inStatus('claimed');
export const Joined: Story = inStatus('joined');
export const Rejected: Story = inStatus('rejected');
export const Closed: Story = inStatus('close');
export const ComingSoon: Story = inStatus('comingSoon');
export const Unnamed: Story = { parameters: { address: '/m/activityInfo' } };
export const Application: Story = {
  render: () => (
    <ApplicationForm needsComment maxImages={3} pending={false} onSubmit={() => undefined} />
  ),
};
