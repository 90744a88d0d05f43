import { Card } from '@playhouse/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BankCardForm } from './BankCardForm';
import { PaymentPasswordForm } from './PaymentPasswordForm';
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
export const AddBankCard: Story = {
  render: () => (
    <BankCardForm banks={banks} payeeName="Demo Player" pending={false} onSubmit={ignore} />
  ),
};
export const AddingBankCard: Story = {
  render: () => <BankCardForm banks={banks} payeeName="Demo Player" pending onSubmit={ignore} />,
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
