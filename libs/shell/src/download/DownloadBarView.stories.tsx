import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DownloadBarView } from './DownloadBarView';

const meta = {
  title: 'Shell/Download bar',
  component: DownloadBarView,
  args: { name: 'Sample', onDownload: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
} satisfies Meta<typeof DownloadBarView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
