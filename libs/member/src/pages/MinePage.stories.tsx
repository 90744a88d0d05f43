import { flagNames } from '@playhouse/whitelabel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MinePage } from './MinePage';

const everything = {
  flags: Object.fromEntries(flagNames.map((name) => [name, true])),
  promotions: ['REFERRAL', 'MISSION'],
};
const template = (mem_cen: 0 | 1) => ({ mobileTemplate: { mem_cen, dep_func: 0 } });

const meta = {
  title: 'Screens/Member center',
  component: MinePage,
  parameters: { session: true, address: '/m/mine' },
} satisfies Meta<typeof MinePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = { parameters: { merchant: template(1) } };
export const EveryEntryClassic: Story = {
  parameters: { merchant: { ...everything, ...template(0) } },
};
export const EveryEntryNew: Story = { parameters: { merchant: { ...everything, ...template(1) } } };
export const VisitorClassic: Story = { parameters: { session: false, merchant: template(0) } };
export const VisitorNew: Story = { parameters: { session: false, merchant: template(1) } };
export const NoContactProved: Story = {
  parameters: {
    merchant: template(1),
    answers: {
      'security.config': {
        ...{ kyc: 'none', hasPassword: true, hasPaymentPassword: false, bankCardCount: 0 },
        ...{ mobileProof: 'open', emailProof: 'open' },
      },
    },
  },
};
