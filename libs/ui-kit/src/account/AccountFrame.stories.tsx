import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountFrame } from './AccountFrame';

const meta = {
  title: 'Parts/AccountFrame',
  parameters: {
    part: {
      use: 'Around the forms of visitors: login, registration, a forgotten password.',
      do: 'Give it the one form and the way to the other screen below.',
      dont: 'Put it on a screen that has the site’s own header.',
      keys: { Tab: 'goes to the step back, the language, then the form' },
    },
  },
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
