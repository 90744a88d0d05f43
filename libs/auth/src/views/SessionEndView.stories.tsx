import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { SessionEndView } from './SessionEndView';

const meta = {
  title: 'Screens/End of a session',
  component: SessionEndView,
  args: {
    ...{ open: true, isIdle: true, secondsLeft: 105, isExtending: false },
    ...{ onExtend: fn(), onLeave: fn(), onClose: fn() },
  },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
} satisfies Meta<typeof SessionEndView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByText(/in 01:45 because/);
    await userEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
    await expect(args.onExtend).toHaveBeenCalled();
  },
};
export const Extending: Story = { args: { isExtending: true } };
export const EndOfTheDay: Story = { args: { isIdle: false, secondsLeft: 9 } };
