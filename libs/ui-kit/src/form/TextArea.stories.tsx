import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field';
import { TextArea } from './TextArea';

const meta = {
  title: 'Parts/TextArea',
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
