import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode';

const meta = {
  title: 'Parts/QrCode',
  component: QrCode,
  args: { value: 'https://amihanda.example/r/ANA2026', label: 'Your referral link' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {};
