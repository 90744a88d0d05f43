import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer';

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  parameters: { docs: { story: { inline: false, height: '8rem' } } },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnHome: Story = {};
export const OnEvents: Story = { parameters: { address: '/m/activity' } };
export const Elsewhere: Story = { parameters: { address: '/m/gameList' } };
