import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AnnouncementPopupView } from './AnnouncementPopupView';

const meta = {
  title: 'Shell/Announcement popup',
  component: AnnouncementPopupView,
  args: {
    open: true,
    onClose: fn(),
    onFollow: fn(),
    items: [
      {
        id: '1',
        title: 'Welcome bonus',
        content: '<p>Get <b>100%</b> on your first deposit.</p>',
        link: '/m/activity',
      },
      { id: '2', title: 'New tables', content: '<p>Twelve live tables more.</p>' },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
} satisfies Meta<typeof AnnouncementPopupView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const OnlyOne: Story = {
  args: { items: [{ id: '2', title: 'New tables', content: '<p>Twelve live tables more.</p>' }] },
};
export const LongText: Story = {
  args: {
    items: [
      { id: '3', title: 'Rules', content: `<p>${'Please read this carefully. '.repeat(90)}</p>` },
    ],
  },
};
