import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field';
import { Select } from './Select';

const meta = {
  title: 'Parts/Select',
  parameters: {
    part: {
      use: 'One of many, where the device’s own picker is best.',
      do: 'Sort as players look for it.',
      dont: 'Use it for two or three: those stand side by side.',
      keys: { Tab: 'reaches it' },
    },
  },
  component: Select,
  args: {
    options: [
      { value: '63', label: 'Pilipinas +63' },
      { value: '55', label: 'Brasil +55' },
      { value: '44', label: 'United Kingdom +44', disabled: true },
    ],
  },
  decorators: [
    (Story) => (
      <Field label="Country">
        <Story />
      </Field>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { defaultValue: '55' } };
export const WithPlaceholder: Story = { args: { placeholder: 'Choose a country' } };
export const Disabled: Story = { args: { disabled: true } };
