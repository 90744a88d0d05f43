import { sampleAnnouncements } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MarqueeStrip } from './MarqueeStrip';

const meta = {
  title: 'Shell/Marquee',
  component: MarqueeStrip,
  args: { notices: sampleAnnouncements },
} satisfies Meta<typeof MarqueeStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Empty: Story = { args: { notices: [] } };
export const Loading: Story = { args: { notices: undefined } };
