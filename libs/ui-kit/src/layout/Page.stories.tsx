import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button';
import { Card } from './Card';
import { Page } from './Page';

const meta = {
  title: 'Parts/Page',
  parameters: {
    part: {
      use: 'The outermost part of a screen.',
      do: 'Give the heading that the tab shows too.',
      dont: 'Use it twice on a screen.',
      keys: {},
    },
  },
  component: Page,
  args: { title: 'My bets', children: <Card>Nothing was bet today.</Card> },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {};
export const WithAside: Story = {
  args: {
    aside: (
      <Button size="s" variant="ghost" icon="filter">
        Filter
      </Button>
    ),
  },
};
export const SpokenTitle: Story = { args: { hideTitle: true } };
