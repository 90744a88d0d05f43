import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoticeStrip } from './NoticeStrip';

const meta = {
  title: 'Shell/Notice strip',
  component: NoticeStrip,
  args: { name: 'Sample', onDownload: fn() },
} satisfies Meta<typeof NoticeStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pulsing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(args.onDownload).toHaveBeenCalled();
  },
};
