import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountFrame } from './AccountFrame';

const meta = {
  title: 'Parts/AccountFrame',
  component: AccountFrame,
  args: {
    title: 'Log in',
    subtitle: 'Welcome back',
    children: <p>The form</p>,
    onBack: fn(),
    onLanguage: fn(),
  },
} satisfies Meta<typeof AccountFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await expect(args.onLanguage).toHaveBeenCalledOnce();
  },
};

export const Surrounded: Story = {
  args: { above: <p>News for newcomers</p>, below: <p>Already have an account?</p> },
};
