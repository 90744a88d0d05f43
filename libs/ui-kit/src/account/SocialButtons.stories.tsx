import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SocialButtons } from './SocialButtons';

const meta = {
  title: 'Parts/SocialButtons',
  parameters: {
    part: {
      use: 'Log in with an account that is held elsewhere.',
      do: 'Offer those alone that the merchant has set up.',
      dont: 'Make it the only way to log in.',
      keys: { Tab: 'reaches it', Enter: 'presses it', Space: 'presses it' },
    },
  },
  component: SocialButtons,
  args: { names: ['facebook', 'google'], onSelect: fn() },
} satisfies Meta<typeof SocialButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Google' }));
    await expect(args.onSelect).toHaveBeenCalledWith('google');
  },
};

export const One: Story = { args: { names: ['google'] } };

export const WindowOpen: Story = { args: { pending: 'facebook' } };
