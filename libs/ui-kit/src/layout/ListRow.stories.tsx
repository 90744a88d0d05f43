import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Avatar } from './Avatar';
import { Badge } from './Badge';
import { Card } from './Card';
import { ListRow } from './ListRow';

const meta = {
  title: 'Parts/ListRow',
  parameters: {
    part: {
      use: 'One line of a list: entry, setting, record.',
      do: 'Give it one aim: a link, a button, or neither.',
      dont: 'Put a further button into a row that is one.',
      keys: { Tab: 'reaches a row that leads somewhere', Enter: 'opens it' },
    },
  },
  component: ListRow,
  args: { title: 'Security center', icon: 'shield' },
  render: (args) => (
    <Card padding="none">
      <ListRow {...args} />
      <ListRow title="My bets" icon="receipt" to="/m/gameRecord" />
    </Card>
  ),
} satisfies Meta<typeof ListRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Link: Story = { args: { to: '/m/securityCenter' } };
export const Button: Story = {
  args: { onClick: fn(), text: 'Password, bank cards, mobile number' },
};
export const WithEnd: Story = {
  args: {
    to: '/m/webEmail',
    end: (
      <Badge tone="danger" look="solid">
        3
      </Badge>
    ),
  },
};
export const WithAvatar: Story = {
  args: {
    icon: undefined,
    start: <Avatar name="Ana" />,
    title: 'ana_07',
    text: 'Joined on day 12',
  },
};
