import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ChipRow } from './ChipRow';

type Kind = (typeof kinds)[number]['value'];

const kinds = [
  { value: 'open', label: 'Open' },
  { value: 'won', label: 'Won' },
  { value: 'returned', label: 'Part of the stake returned' },
  { value: 'canceled', label: 'Canceled' },
] as const;

function Kinds() {
  const [chosen, setChosen] = useState<Kind>();
  return <ChipRow label="Status" all="All" options={kinds} chosen={chosen} onChoose={setChosen} />;
}

const meta = {
  title: 'Parts/ChipRow',
  parameters: {
    part: {
      use: 'To narrow a list by one of several kinds.',
      do: 'Begin with “all”.',
      dont: 'Offer kinds in which there is nothing.',
      keys: { Tab: 'goes through the chips', Enter: 'chooses one' },
    },
  },
  component: Kinds,
} satisfies Meta<typeof Kinds>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Won' }));
    await expect(canvas.getByRole('button', { name: 'Won', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(canvas.getByRole('button', { name: 'Won', pressed: false })).toBeVisible();
  },
};
