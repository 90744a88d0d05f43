import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { LoginPopup } from './LoginPopup';

const meta = {
  title: 'Screens/Login popup',
  component: LoginPopup,
  args: { open: true, returnTo: '/m/mine', onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
} satisfies Meta<typeof LoginPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
