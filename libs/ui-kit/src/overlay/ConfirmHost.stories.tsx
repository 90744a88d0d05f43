import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/Button';
import { confirm, type ConfirmQuestion } from './confirm';

function Asking(question: ConfirmQuestion) {
  return <Button onClick={() => void confirm(question)}>Ask</Button>;
}

const meta = {
  title: 'Parts/confirm()',
  component: Asking,
  args: { title: 'Sign out?', text: 'You will need your password to come back.' },
  parameters: {
    part: {
      use: 'A question before something that cannot be taken back.',
      do: 'Name the consequence, and the action on the button.',
      dont: 'Ask for what can be undone.',
      keys: { Tab: 'goes through its buttons' },
    },
    docs: { story: { inline: false, height: '24rem' } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
} satisfies Meta<typeof Asking>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const Danger: Story = { args: { tone: 'danger', confirmLabel: 'Sign out' } };
export const Notice: Story = {
  args: { notice: true, title: 'The new password cannot be the old one', text: undefined },
};
