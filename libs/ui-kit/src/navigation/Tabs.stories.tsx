import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { IconButton } from '../button/IconButton';
import { Tabs } from './Tabs';

type Category = 'hot' | 'slots' | 'live' | 'fish';
type Props = ComponentProps<typeof Tabs<Category>>;

function Interactive(props: Props) {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs<Category> {...props} value={value} onChange={setValue}>
      <p>Games of the kind: {value}</p>
    </Tabs>
  );
}

const meta = {
  title: 'Parts/Tabs',
  parameters: {
    part: {
      use: 'Parts of one screen of which one is seen.',
      do: 'Put the most used first.',
      dont: 'Hide a step of a form in a further tab.',
      keys: {
        ArrowRight: 'chooses the next',
        ArrowLeft: 'chooses the one before',
        Home: 'chooses the first',
        End: 'chooses the last',
        Tab: 'goes into the panel',
      },
    },
  },
  component: Interactive,
  args: {
    label: 'Game categories',
    items: [
      { value: 'hot', label: 'Hot', icon: 'flame' },
      { value: 'slots', label: 'Slots', icon: 'slots' },
      { value: 'live', label: 'Live', icon: 'live' },
      { value: 'fish', label: 'Fishing', icon: 'fish' },
    ],
    value: 'hot',
    onChange: () => undefined,
    children: null,
  },
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Slots' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Live' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Live' })).toBeVisible();
  },
};

export const Pill: Story = { args: { variant: 'pill' } };
export const Fill: Story = {
  args: {
    fill: true,
    items: [
      { value: 'hot', label: 'Username' },
      { value: 'slots', label: 'Mobile' },
    ],
  },
};
export const WithWayInFront: Story = {
  args: { variant: 'pill', before: <IconButton icon="search" variant="soft" label="Search" /> },
};
