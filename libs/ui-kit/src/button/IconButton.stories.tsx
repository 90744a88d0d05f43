import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './IconButton';

const meta = {
  title: 'Parts/IconButton',
  parameters: {
    part: {
      use: 'An action that everybody knows by its sign: close, search, more.',
      do: 'Give a label that says the action.',
      dont: 'Use it for what is rare or moves money: words are safer.',
      keys: { Tab: 'reaches it', Enter: 'presses it', Space: 'presses it' },
    },
  },
  component: IconButton,
  args: { icon: 'mail', label: 'Messages' },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Soft: Story = { args: { variant: 'soft' } };
export const Solid: Story = { args: { variant: 'solid', icon: 'plus', label: 'Deposit' } };
export const Overlay: Story = {
  args: { variant: 'overlay', icon: 'heart-filled', label: 'Favourite' },
};
export const WithDot: Story = { args: { dot: true, label: 'Messages, 3 unread' } };
export const Disabled: Story = { args: { disabled: true } };
