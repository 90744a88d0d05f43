import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field';
import { TextArea } from './TextArea';

const meta = {
  title: 'Parts/TextArea',
  parameters: {
    part: {
      use: 'Words of several lines.',
      do: 'Say in the hint what is of use.',
      dont: 'Ask for facts by it that have a field of their own.',
      keys: { Tab: 'reaches it' },
    },
  },
  component: TextArea,
  args: { placeholder: 'Tell us what happened', maxLength: 140 },
  decorators: [
    (Story) => (
      <Field label="Comment" hint="At most 140 characters">
        <Story />
      </Field>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'My deposit has not arrived yet.' } };
