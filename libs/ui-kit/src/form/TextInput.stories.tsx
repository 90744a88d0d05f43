import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button';
import { Field } from './Field';
import { TextInput } from './TextInput';

const meta = {
  title: 'Parts/TextInput',
  parameters: {
    part: {
      use: 'One line: a name, a number, an amount.',
      do: 'Set the kind of keyboard by inputMode and autocomplete.',
      dont: 'Cut what is typed in silence.',
      keys: { Tab: 'reaches it' },
    },
  },
  component: TextInput,
  args: { placeholder: 'Between 4 and 16 characters', autoComplete: 'username' },
  decorators: [
    (Story) => (
      <Field label="Username">
        <Story />
      </Field>
    ),
  ],
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'demo_player' } };
export const WithIcon: Story = { args: { icon: 'user' } };
export const WithDiallingCode: Story = { args: { start: '+63', inputMode: 'tel', icon: 'phone' } };
export const WithButton: Story = {
  args: {
    digitsOnly: true,
    end: (
      <Button size="s" variant="secondary">
        Get code
      </Button>
    ),
  },
};
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'demo_player' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'demo_player' } };
