import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Parts/Checkbox',
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
