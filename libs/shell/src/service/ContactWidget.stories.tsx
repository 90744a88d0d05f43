import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ContactWidget } from './ContactWidget';

const chat = (title: string) => ({ type: 'CS' as const, title, url: `https://${title}.example` });

const meta = {
  title: 'Shell/Service widget',
  component: ContactWidget,
  args: {
    groups: [
      { type: 'CS', contacts: [chat('ana'), chat('ben')] },
      {
        type: 'TELEGRAM',
        contacts: [{ type: 'TELEGRAM', title: 'News', url: 'https://t.example' }],
      },
      {
        type: 'FACEBOOK',
        contacts: [{ type: 'FACEBOOK', title: 'Fans', url: 'https://f.example' }],
      },
    ],
  },
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof ContactWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { groups: [{ type: 'CS', contacts: [chat('ana')] }] } };
export const Unfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Contact us' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Live chat' }));
    // It unfolds with an animation.
    const contact = await canvas.findByText('ben');
    await waitFor(() => expect(contact).toBeVisible());
  },
};
