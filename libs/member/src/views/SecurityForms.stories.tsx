import { refusing, samplePayoutMethods, samplePix } from '@playhouse/fixtures';
import { Card } from '@playhouse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaymentPasswordForm } from './PaymentPasswordForm';
import { ProveEmail } from '../pages/ProveEmail';
import { ProveMobile } from '../pages/ProveMobile';
import { PayoutAccountForm } from './PayoutAccountForm';
import { RemoveCardForm } from './RemoveCardForm';

const ignore = () => undefined;
const refusal = {
  text: 'The payment password is wrong. Check it and enter it again.',
  error: 'refused',
};
const banks = [{ code: 'BOI', name: 'Bank of the Isles' }];

const meta: Meta = {
  title: 'Screens/Security center/Forms',
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
};

export default meta;
type Story = StoryObj;

export const FirstPaymentPassword: Story = {
  render: () => <PaymentPasswordForm exists={false} pending={false} onSubmit={ignore} />,
};
export const ChangePaymentPassword: Story = {
  render: () => (
    <PaymentPasswordForm
      exists
      pending={false}
      refusal={{ ...refusal, field: 'oldPaymentPassword' }}
      onSubmit={ignore}
    />
  ),
};
const account = { banks, payeeName: 'Demo Player', pending: false, onSubmit: ignore };
export const AddWallet: Story = {
  render: () => <PayoutAccountForm {...account} methods={samplePayoutMethods} />,
};
export const AddBankCard: Story = {
  render: () => (
    <PayoutAccountForm
      {...account}
      methods={samplePayoutMethods}
      typed={{ methodId: 'bank', bankCode: 'BOI' }}
    />
  ),
};
export const AddPixKey: Story = {
  render: () => <PayoutAccountForm {...account} methods={[samplePix]} />,
};
export const AddingAsAStep: Story = {
  render: () => (
    <PayoutAccountForm
      {...account}
      methods={samplePayoutMethods}
      paymentPassword="246810"
      submit="member.security.continue"
      pending
    />
  ),
};
export const RemoveBankCard: Story = {
  render: () => (
    <RemoveCardForm
      pending={false}
      refusal={{ ...refusal, field: 'paymentPassword' }}
      onSubmit={ignore}
    />
  ),
};
export const ProveMailAddress: Story = {
  parameters: { session: true },
  render: () => <ProveEmail onProved={ignore} />,
};
export const ProveMobileNumber: Story = {
  parameters: { session: true },
  render: () => <ProveMobile onProved={ignore} />,
};
/** A form that was sent with a wrong code says so at the code. */
export const ProveWithWrongCode: Story = {
  parameters: {
    session: true,
    answers: { 'contacts.proveEmail': refusing('verification.code.wrong') },
  },
  render: () => <ProveEmail onProved={ignore} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^E-mail/ }), 'anna@mail.com');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Code/ }), '123456');
    await userEvent.type(canvas.getByLabelText(/^Login password/), 'Playhouse-2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await expect(await canvas.findByRole('textbox', { name: /^Code/ })).toBeInvalid();
  },
};
