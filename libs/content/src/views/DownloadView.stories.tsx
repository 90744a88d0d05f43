import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownloadView } from './DownloadView';

const meta = {
  title: 'Screens/Download',
  component: DownloadView,
  args: {
    name: 'Sample',
    links: { android: 'https://a.example', ios: 'https://i.example', profile: '/p.mobileconfig' },
    guide: undefined,
    qrUrl: 'https://sample.example/m/download',
  },
} satisfies Meta<typeof DownloadView>;

export default meta;
type Story = StoryObj<typeof meta>;

const guide = {
  legacy: false,
  appSupported: true,
  manualProfile: true,
  profile: '/p.mobileconfig',
};

export const Desktop: Story = {};
export const NewIphone: Story = { args: { guide, qrUrl: undefined } };
export const OldIphone: Story = {
  args: {
    guide: { ...guide, legacy: true, appSupported: false, manualProfile: false },
    qrUrl: undefined,
  },
};
export const NothingToDownload: Story = { args: { links: {}, qrUrl: undefined } };
