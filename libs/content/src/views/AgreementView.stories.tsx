import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgreementView } from './AgreementView';

const meta = {
  title: 'Screens/User agreement',
  component: AgreementView,
  args: { name: 'Sample', age: 18 },
} satisfies Meta<typeof AgreementView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const From18: Story = {};
export const From21: Story = { args: { age: 21 } };
