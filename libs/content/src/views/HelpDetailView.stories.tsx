import { sampleHelp } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HelpDetailView } from './HelpDetailView';

const [first] = sampleHelp;

const meta = {
  title: 'Screens/Help text',
  component: HelpDetailView,
  args: {
    state: first ? { status: 'ready', data: first } : { status: 'empty' },
    onFollow: fn(),
  },
} satisfies Meta<typeof HelpDetailView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {};
export const Empty: Story = { args: { state: { status: 'empty' } } };
