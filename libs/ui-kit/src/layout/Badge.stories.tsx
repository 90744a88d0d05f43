import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge, type BadgeProps } from './Badge';

const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;

function Row({ look }: Pick<BadgeProps, 'look'>) {
  return tones.map((tone) => (
    <Badge key={tone} tone={tone} look={look}>
      {tone}
    </Badge>
  ));
}

const meta = {
  title: 'Parts/Badge',
  parameters: {
    part: {
      use: 'A state or a count beside something.',
      do: 'Use the tone that fits the state everywhere: danger is refused.',
      dont: 'Write a sentence into it.',
      keys: {},
    },
  },
  component: Badge,
  args: { children: 'New' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Soft: Story = {
  render: () => <Row look="soft" />,
  // Each tone is a colour of its own.
  play: async ({ canvas }) => {
    const colors = tones.map(
      (tone) =>
        getComputedStyle(canvas.getByText(tone).parentElement ?? document.body).backgroundColor,
    );
    await expect(new Set(colors).size).toBe(tones.length);
  },
};
export const Solid: Story = { render: () => <Row look="solid" /> };
export const Count: Story = { args: { look: 'solid', tone: 'danger', children: '12' } };
