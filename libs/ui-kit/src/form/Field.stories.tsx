import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field';
import { TextInput } from './TextInput';

const meta = {
  title: 'Parts/Field',
  parameters: {
    part: {
      use: 'Around each single control of a form.',
      do: 'Say in the hint what is allowed before an error has to.',
      dont: 'Use the placeholder for a label.',
      keys: { Tab: 'reaches the control inside' },
    },
  },
  component: Field,
  args: { label: 'E-mail', children: <TextInput type="email" defaultValue="ana@" /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Required: Story = { args: { required: true } };
export const WithHint: Story = {
  args: { hint: 'We write to it only when you forget your password' },
};
export const WithError: Story = { args: { error: 'This is not an e-mail address' } };
export const LongError: Story = {
  args: {
    error: 'Enter the e-mail address that you gave when you registered, such as name@mail.com',
  },
};
export const HiddenLabel: Story = { args: { hideLabel: true } };
