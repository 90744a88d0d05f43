import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagesPage } from './MessagesPage';

const meta = {
  title: 'Screens/Messages',
  component: MessagesPage,
  parameters: { session: true, address: '/m/message' },
} satisfies Meta<typeof MessagesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MessageGone: Story = { parameters: { address: '/m/message?id=gone' } };
