import type { Meta, StoryObj } from '@storybook/react-vite';
import { InfoCard } from './InfoCard';

const meta = {
  title: 'Shell/Info card',
  component: InfoCard,
  args: { account: 'maria_santos', vipLabel: 'VIP 3', day: 42, href: '/m/member/benefits' },
} satisfies Meta<typeof InfoCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLevel: Story = {};
export const FirstDay: Story = { args: { vipLabel: undefined, day: 1 } };
export const NotKnownYet: Story = { args: { vipLabel: undefined, day: undefined } };
export const LongAccount: Story = { args: { account: 'a_very_long_account_name_16' } };
