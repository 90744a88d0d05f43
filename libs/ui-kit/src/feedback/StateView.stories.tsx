import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/Button';
import { EmptyState } from './EmptyState';
import { Skeleton } from './Skeleton';
import { StateView } from './StateView';

type Props = ComponentProps<typeof StateView<string[]>>;

const meta = {
  title: 'Parts/StateView',
  parameters: {
    part: {
      use: 'Around everything that is fetched: loading, empty, error, ready.',
      do: 'Say in the empty state what to do next.',
      dont: 'Return nothing on an error.',
      keys: {},
    },
  },
  component: StateView<string[]>,
  args: {
    state: { status: 'ready', data: ['Golden Carp', 'Harbour Nights'] },
    skeleton: <Skeleton count={3} />,
    children: (games: string[]) => games.join(', '),
  },
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const EmptyWithAction: Story = {
  args: {
    state: { status: 'empty' },
    empty: (
      <EmptyState
        icon="heart"
        title="No favourites yet"
        text="Press the heart of a game and it waits for you here."
        action={<Button>Browse games</Button>}
      />
    ),
  },
};
export const Failed: Story = {
  args: {
    state: {
      status: 'error',
      text: 'The connection is slow. Try again.',
      reference: 'A7F3-91',
      retry: fn(),
    },
  },
};

/** Such as the whole screen of a game: nothing is drawn out over its height. */
export const FailedInAHighPlace: Story = {
  ...Failed,
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', height: '50rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.height).toBeLessThanOrEqual(72);
    const text = canvas.getByText(/^The connection/).getBoundingClientRect();
    await expect(button.top - text.bottom).toBeLessThan(72);
  },
};
