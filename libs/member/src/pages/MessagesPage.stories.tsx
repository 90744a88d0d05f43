import { pending, unreachable } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagesPage } from './MessagesPage';

const nothing = { list: [], pageNum: 1, totalPages: 1 };

const meta = {
  title: 'Screens/Messages',
  component: MessagesPage,
  parameters: { session: true, address: '/m/message' },
} satisfies Meta<typeof MessagesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const OneMessage: Story = { parameters: { address: '/m/message?id=1' } };
export const MessageGone: Story = { parameters: { address: '/m/message?id=gone' } };
export const Empty: Story = { parameters: { answers: { 'inbox.list': nothing } } };
export const Loading: Story = { parameters: { answers: { 'inbox.list': pending } } };
export const Failed: Story = { parameters: { answers: { 'inbox.list': unreachable } } };
