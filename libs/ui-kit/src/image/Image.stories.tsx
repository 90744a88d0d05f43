import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Image } from './Image';

const art = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="#0a8f8c"/><stop offset="1" stop-color="#ff6b57"/></linearGradient></defs><rect width="160" height="90" fill="url(#a)"/><circle cx="118" cy="30" r="16" fill="#fff8"/><path d="M0 90L50 40l40 30 30-20 40 40z" fill="#0004"/></svg>',
)}`;

const meta = {
  title: 'Parts/Image',
  parameters: {
    part: {
      use: 'Each picture that is fetched.',
      do: 'Name its ratio, so that its place is kept.',
      dont: 'Put words into a picture.',
      keys: {},
    },
  },
  component: Image,
  args: { sources: [art], alt: 'A bay at sunset', ratio: '16:9' },
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Square: Story = { args: { ratio: '1:1' } };
export const Contained: Story = { args: { ratio: '1:1', fit: 'contain' } };

export const FallsOver: Story = {
  args: { sources: ['data:image/png;base64,broken', art], fetched: 'first' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('src', art));
  },
};

export const AllFailed: Story = {
  args: { sources: ['data:image/png;base64,broken'], fetched: 'first' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img').tagName).toBe('SPAN'));
  },
};
