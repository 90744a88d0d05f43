import { sampleHelp } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HelpView } from './HelpView';

const meta = {
  title: 'Screens/Help centre',
  component: HelpView,
  args: {
    state: { status: 'ready', data: sampleHelp },
    active: 0,
    onSelect: fn(),
    onFollow: fn(),
  },
  parameters: { address: '/m/help' },
} satisfies Meta<typeof HelpView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOpen: Story = {};
export const AllClosed: Story = { args: { active: -1 } };
