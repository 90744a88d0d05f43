import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchInput } from './SearchInput';

const meta = {
  title: 'Parts/SearchInput',
  component: SearchInput,
  args: { label: 'Search for a game', onSearch: fn() },
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' dragon {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('dragon');
  },
};

export const Filled: Story = { args: { defaultValue: 'dragon' } };
