import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/Button';
import { ListRow } from '../layout/ListRow';
import { Sheet } from './Sheet';

const meta = {
  title: 'Parts/Sheet',
  component: Sheet,
  args: {
    open: true,
    onClose: fn(),
    title: 'Choose a language',
    children: (
      <>
        <ListRow title="English" icon="globe" onClick={fn()} />
        <ListRow title="Filipino" icon="globe" onClick={fn()} />
      </>
    ),
  },
  parameters: {
    part: {
      use: 'Choices or details that belong to the screen below.',
      do: 'Have it as tall as its content.',
      dont: 'Put a form of many fields into it.',
      keys: { Escape: 'closes it', Tab: 'stays within' },
    },
    docs: { story: { inline: false, height: '24rem' } },
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bottom: Story = {};
export const End: Story = {
  args: { side: 'end', title: 'Filter', actions: <Button>Submit</Button> },
};
export const Start: Story = { args: { side: 'start', title: 'Menu' } };
