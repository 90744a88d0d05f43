import { pending, unreachable } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InviteFriendsPage } from './InviteFriendsPage';

const meta = {
  title: 'Screens/Invite friends',
  component: InviteFriendsPage,
  parameters: {
    session: true,
    address: '/m/inviteFriends',
    merchant: { promotions: ['REFERRAL'] },
  },
} satisfies Meta<typeof InviteFriendsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { parameters: { answers: { 'member.referral': pending } } };
export const Failed: Story = { parameters: { answers: { 'member.referral': unreachable } } };
