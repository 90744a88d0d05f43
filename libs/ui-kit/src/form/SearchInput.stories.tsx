import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchInput } from './SearchInput';

const meta = {
  title: 'Parts/SearchInput',
  parameters: {
    part: {
      use: 'To find in a list by words.',
      do: 'Say by the label what is searched.',
      dont: 'Search before two letters where every search asks the platform.',
      keys: { Tab: 'reaches it', Enter: 'searches' },
    },
  },
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
