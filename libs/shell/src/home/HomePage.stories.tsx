import { pending, unreachable } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomePage } from './HomePage';

const meta = { title: 'Shell/Home', component: HomePage } satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const Member: Story = { parameters: { session: true } };
export const Loading: Story = {
  parameters: { answers: { 'content.homeAnnouncements': pending, 'lobby.hotGames': pending } },
};
export const PlatformUnreachable: Story = {
  parameters: {
    answers: {
      'content.homeAnnouncements': unreachable,
      'lobby.hotGames': unreachable,
      'lobby.winners': unreachable,
    },
  },
};
