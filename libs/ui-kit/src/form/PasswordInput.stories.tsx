import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './Field';
import { PasswordInput } from './PasswordInput';

const meta = {
  title: 'Parts/PasswordInput',
  parameters: {
    part: {
      use: 'For each password.',
      do: 'Let it show what is typed.',
      dont: 'Forbid to paste.',
      keys: { Tab: 'goes to the box, then to the eye', Space: 'presses the eye' },
    },
  },
  component: PasswordInput,
  args: { defaultValue: 'Playhouse-2026', autoComplete: 'current-password', icon: 'lock' },
  decorators: [
    (Story) => (
      <Field label="Password">
        <Story />
      </Field>
    ),
  ],
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {};

export const KeepsTheCaret: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.click(input);
    input.setSelectionRange(4, 4);
    await userEvent.click(canvas.getByRole('button'));
    await expect(input.type).toBe('text');
    await expect(input).toHaveFocus();
    await expect(input.selectionStart).toBe(4);
  },
};
