import { pending, unreachable } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SearchPage } from './SearchPage';

const meta = {
  title: 'Screens/Search',
  component: SearchPage,
} satisfies Meta<typeof SearchPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const typed = (words: string): Story['play'] =>
  async function play({ canvas }) {
    await userEvent.type(await canvas.findByRole('combobox'), words);
  };

export const Beginning: Story = {};
export const Found: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('combobox'), 'monsoon fortnue');
    await expect(await canvas.findByRole('option', { name: /Monsoon Fortune/ })).toBeVisible();
  },
};
export const NothingFound: Story = { play: typed('xylophone quartet') };
export const Loading: Story = {
  parameters: { answers: { 'lobby.gameIndex': pending } },
  play: typed('koi'),
};
export const Failed: Story = {
  parameters: { answers: { 'lobby.gameIndex': unreachable } },
  play: typed('koi'),
};
