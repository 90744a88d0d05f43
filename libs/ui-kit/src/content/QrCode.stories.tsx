import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode';

const meta = {
  title: 'Parts/QrCode',
  parameters: {
    part: {
      use: 'An address or payment to be scanned by another device.',
      do: 'Give the same as a text or link beside it.',
      dont: 'Colour it: cameras want dark on light.',
      keys: {},
    },
  },
  component: QrCode,
  args: { value: 'https://amihanda.example/r/ANA2026', label: 'Your referral link' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {};
