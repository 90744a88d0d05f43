import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button';
import { Dialog } from './Dialog';

const meta = {
  title: 'Parts/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Welcome bonus',
    children: (
      <p>Your first deposit is doubled, up to 5,000. It is yours to claim for seven days.</p>
    ),
    actions: <Button>Claim it</Button>,
  },
  parameters: {
    part: {
      use: 'Something short that has to be done or read before going on.',
      do: 'Give it a title and a way out.',
      dont: 'Open one over another.',
      keys: { Escape: 'closes it', Tab: 'stays within' },
    },
    docs: { story: { inline: false, height: '24rem' } },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Welcome bonus' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const WithDescription: Story = {
  args: { description: 'Only for new players', children: undefined },
};

export const LongContent: Story = {
  args: {
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={index}>Rule {index + 1}: a bonus is wagered fifteen times before it is paid out.</p>
    )),
  },
};

export const NotDismissible: Story = { args: { dismissible: false } };
export const HiddenTitle: Story = { args: { hideTitle: true } };
