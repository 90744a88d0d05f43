import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockedIpView } from './BlockedIpView';

const meta = {
  title: 'Screens/Blocked address',
  component: BlockedIpView,
  args: { contactUrl: 'https://help.example' },
} satisfies Meta<typeof BlockedIpView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithContact: Story = {};
export const WithoutContact: Story = { args: { contactUrl: undefined } };
