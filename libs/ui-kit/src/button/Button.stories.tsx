import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from './Button';

const meta = {
  title: 'Parts/Button',
  parameters: {
    part: {
      use: 'The one thing to do next, and what may be done instead.',
      do: 'Write a verb and its object: “Deposit now”. Use one primary button a view.',
      dont: 'Use it to go to a screen: a link that looks alike is made by buttonClass.',
      keys: { Tab: 'reaches it', Enter: 'presses it', Space: 'presses it' },
    },
  },
  component: Button,
  args: { children: 'Deposit now', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit now' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Sign out' } };
export const Small: Story = { args: { size: 's', children: 'Get code' } };
export const Large: Story = { args: { size: 'l', children: 'Play now' } };
export const WithIcon: Story = { args: { icon: 'wallet' } };
export const Block: Story = { args: { block: true } };
export const Disabled: Story = { args: { disabled: true } };

export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit now' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    children: 'Ipagpatuloy ang pagpaparehistro gamit ang numero ng iyong telepono',
    block: true,
  },
};
