import type { Meta, StoryObj } from '@storybook/react-vite';
import { RestrictedView } from './RestrictedView';

const meta = {
  title: 'Screens/Region restricted',
  component: RestrictedView,
  args: { contactUrl: 'https://help.example' },
} satisfies Meta<typeof RestrictedView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithContact: Story = {};
export const WithoutContact: Story = { args: { contactUrl: undefined } };
