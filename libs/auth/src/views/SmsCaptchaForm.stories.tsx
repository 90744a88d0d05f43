import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { SmsCaptchaForm } from './SmsCaptchaForm';
import type { SmsCaptchaValues } from './SmsCaptchaForm';

const image =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const ignore = () => undefined;
const quiet = { failed: false, sounding: false, listen: ignore, refresh: ignore };

function Form({ loading }: { readonly loading: boolean }) {
  const form = useForm<SmsCaptchaValues>({ defaultValues: { captcha: '' } });
  return (
    <SmsCaptchaForm
      form={form}
      captcha={{
        ...quiet,
        prompt: 'Enter the 4 digits in the picture',
        loading,
        image: loading ? undefined : image,
      }}
      refusal={undefined}
      onSubmit={() => Promise.resolve()}
    />
  );
}

const meta = {
  title: 'Screens/Login/Captcha before a code',
  component: Form,
  args: { loading: false },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Loading: Story = { args: { loading: true } };
