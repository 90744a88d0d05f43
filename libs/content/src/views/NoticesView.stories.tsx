import { sampleAnnouncements } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoticesView } from './NoticesView';

const meta = {
  title: 'Screens/Announcements',
  component: NoticesView,
  args: { state: { status: 'ready', data: sampleAnnouncements }, onFollow: fn() },
} satisfies Meta<typeof NoticesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { expanded: false });
    if (first === undefined) throw new Error('no announcement');
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
  },
};
