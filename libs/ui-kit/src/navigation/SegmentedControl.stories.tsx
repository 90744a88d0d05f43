import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl';

type Props = ComponentProps<typeof SegmentedControl<string>>;

function Interactive(props: Props) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Parts/SegmentedControl',
  component: Interactive,
  args: {
    label: 'Period',
    options: [
      { value: 'today', label: 'Today' },
      { value: 'week', label: '7 days' },
      { value: 'month', label: '30 days' },
    ],
    value: 'today',
    onChange: () => undefined,
  },
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
    await expect(canvas.getByRole('radio', { name: '7 days' })).toBeChecked();
  },
};
