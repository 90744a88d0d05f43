import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CaptchaInput } from './CaptchaInput';
import { Field } from './Field';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 110 44"><text x="12" y="31" font-size="26" font-family="monospace" fill="#357" transform="rotate(-4 55 22)">4 7 1 9</text><path d="M4 30Q30 2 60 24T106 12" stroke="#b55" fill="none"/></svg>',
)}`;

const meta = {
  title: 'Parts/CaptchaInput',
  parameters: {
    part: {
      use: 'Where the platform asks whether somebody is a person.',
      do: 'Show it after the platform asked, not before.',
      dont: 'Keep the typed digits after a wrong answer.',
      keys: { Tab: 'goes to the box, then to the picture', Enter: 'renews the picture' },
    },
  },
  component: CaptchaInput,
  args: { image: picture, onRefresh: fn(), placeholder: 'Digits in the picture' },
  decorators: [
    (Story) => (
      <Field label="Verification code">
        <Story />
      </Field>
    ),
  ],
} satisfies Meta<typeof CaptchaInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Verification code');
    await userEvent.type(input, '47a1');
    await expect(input).toHaveValue('471');
    await userEvent.click(canvas.getByRole('button'));
    await expect(input).toHaveValue('');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const LoadingImage: Story = { args: { loadingImage: true } };
export const WithoutImage: Story = { args: { image: undefined } };
