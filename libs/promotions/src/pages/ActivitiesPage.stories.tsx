import { pending, unreachable } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActivitiesPage } from './ActivitiesPage';

const meta = {
  title: 'Screens/Activities',
  component: ActivitiesPage,
  parameters: { address: '/m/activity' },
} satisfies Meta<typeof ActivitiesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryStatus: Story = {};
export const Empty: Story = { parameters: { answers: { 'promotions.activities': [] } } };
export const Loading: Story = { parameters: { answers: { 'promotions.activities': pending } } };
export const Failed: Story = { parameters: { answers: { 'promotions.activities': unreachable } } };
