import type { Meta, StoryObj } from '@storybook/react-vite';
import { BenefitsPage } from './BenefitsPage';

const top = {
  level: 3,
  label: 'Gold',
  points: 9_000,
  nextPoints: null,
  levels: [{ level: 3, label: 'Gold', requiredPoints: 2_000, benefits: ['Personal manager'] }],
};

const meta = {
  title: 'Screens/VIP benefits',
  component: BenefitsPage,
  parameters: { session: true, address: '/m/member/benefits' },
} satisfies Meta<typeof BenefitsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TopLevel: Story = {
  parameters: { answers: { 'promotions.memberClubBenefit': top } },
};
