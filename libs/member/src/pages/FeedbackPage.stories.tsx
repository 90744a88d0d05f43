import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeedbackPage } from './FeedbackPage';

const meta = {
  title: 'Screens/Feedback',
  component: FeedbackPage,
  parameters: { session: true, address: '/m/feedback' },
} satisfies Meta<typeof FeedbackPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getAllByRole('textbox')[0] ?? document.body, 'A small suggestion');
    const buttons = canvas.getAllByRole('button');
    await userEvent.click(buttons.at(-1) ?? document.body);
    await canvas.findByRole('button', { name: 'Write another message' });
  },
};
