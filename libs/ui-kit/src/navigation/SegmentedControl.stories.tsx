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
  parameters: {
    part: {
      use: 'Two to four choices of which one holds.',
      do: 'Keep the words short and alike.',
      dont: 'Use it to go to other screens.',
      keys: { Tab: 'reaches the chosen one', ArrowRight: 'chooses the next' },
    },
  },
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

/** Words that find no room beside the others go below them, whole. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: '9rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    options: [
      { value: 'today', label: 'Traditional' },
      { value: 'month', label: 'Entertainment' },
    ],
  },
  play: async ({ canvas }) => {
    const first = canvas.getByText('Traditional');
    const second = canvas.getByText('Entertainment');
    await expect(second.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      first.getBoundingClientRect().bottom,
    );
    for (const word of [first, second]) {
      const range = document.createRange();
      range.selectNodeContents(word);
      await expect(range.getClientRects()).toHaveLength(1);
    }
  },
};
