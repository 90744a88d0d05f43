import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SettingsView } from './SettingsView';

const meta = {
  title: 'Screens/Settings',
  component: SettingsView,
  args: { onPassword: fn(), onSignOut: fn() },
} satisfies Meta<typeof SettingsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [password, signOut] = canvas.getAllByRole('button');
    if (password) await userEvent.click(password);
    if (signOut) await userEvent.click(signOut);
    await expect(args.onPassword).toHaveBeenCalledOnce();
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
