import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemberNoticePage } from './MemberNoticePage';

const meta = {
  title: 'Screens/Member announcements',
  component: MemberNoticePage,
  parameters: { session: true, address: '/m/member/notice' },
} satisfies Meta<typeof MemberNoticePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForAgents: Story = {
  parameters: { session: { type: 1 }, address: '/m/member/notice?types=A' },
};
