import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Parts/Checkbox',
  parameters: {
    part: {
      use: 'A yes or no that holds with the form; as a switch, one that holds at once.',
      do: 'Word it so that the tick means yes.',
      dont: 'Ask a question in the negative.',
      keys: { Tab: 'reaches it', Space: 'changes it' },
    },
  },
  component: Checkbox,
  args: { label: 'Remember my password' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithLink: Story = {
  args: {
    defaultChecked: true,
    label: (
      <>
        I am over 21 and accept the <a href="#terms">user agreement</a>
      </>
    ),
  },
};
export const WithError: Story = { args: { error: 'Please accept the user agreement' } };
export const SwitchOff: Story = { args: { look: 'switch', label: 'Hide balance' } };
export const SwitchOn: Story = {
  args: { look: 'switch', label: 'Hide balance', defaultChecked: true },
};
export const Disabled: Story = { args: { disabled: true } };
