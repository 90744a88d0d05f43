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
  component: Badge,
  args: { children: 'New' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Soft: Story = {
  render: () => <Row look="soft" />,
  // Only the accent tone is coloured: every other state is told by its dot.
  play: async ({ canvas }) => {
    const colourOf = (tone: string) =>
      getComputedStyle(canvas.getByText(tone).parentElement ?? document.body).backgroundColor;
    await expect(colourOf('danger')).toBe(colourOf('neutral'));
    await expect(colourOf('accent')).not.toBe(colourOf('neutral'));
  },
};
export const Solid: Story = { render: () => <Row look="solid" /> };
export const Count: Story = { args: { look: 'solid', tone: 'danger', children: '12' } };
