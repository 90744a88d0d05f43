import type { Meta, StoryObj } from '@storybook/react-vite';
import { OuterAppView } from './OuterAppView';

const meta = {
  title: 'Screens/Outer app',
  component: OuterAppView,
  args: { app: { url: 'https://partner.example/app', host: 'partner.example' } },
} satisfies Meta<typeof OuterAppView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Leaving: Story = {};
export const BadAddress: Story = { args: { app: undefined } };
