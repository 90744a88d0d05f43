import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LaunchView } from './LaunchView';

const meta = {
  title: 'Screens/Launch game',
  component: LaunchView,
  args: {
    state: { status: 'loading' },
    ...{ onBack: fn(), onMessage: fn(), onGone: fn(), onOutside: fn() },
  },
} satisfies Meta<typeof LaunchView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Starting: Story = {};
export const Running: Story = {
  args: {
    balance: '₱1,250.00',
    state: {
      status: 'running',
      game: { url: 'about:blank', name: 'Golden Carabao', handshake: false, reference: 'A1B2C3' },
      retry: fn(),
    },
  },
};
export const Leaving: Story = { args: { state: { status: 'leaving' } } };
export const VendorDown: Story = {
  args: {
    state: {
      status: 'error',
      text: 'This game is closed right now. Try again later or pick another game.',
      reference: 'A1B2C3',
      retry: fn(),
    },
  },
  play: async ({ canvas }) => {
    const retry = canvas.getByRole('button', { name: 'Try again' }).getBoundingClientRect();
    await expect(retry.height).toBeLessThanOrEqual(72);
    const title = canvas.getByText('This game couldn’t open').getBoundingClientRect();
    await expect(retry.bottom - title.top).toBeLessThan(300);
  },
};
export const UnknownGame: Story = {
  args: { state: { status: 'error', text: 'We do not offer this game.', reference: 'A1B2C3' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    const games = canvas.getByRole('link', { name: 'See other games' });
    await expect(games.getBoundingClientRect().height).toBeLessThanOrEqual(72);
  },
};
