import type { Movement } from '@playhouse/movements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MovementStripView } from './MovementStripView';

const withdrawal: Movement = {
  ...{ key: 'BCDFGHJKLMNPQRSTVWXZ', owner: 'sample demo_player', kind: 'withdraw' },
  ...{ meaning: '', amount: 200, sentAt: 0, lost: false, asked: 0, askedAt: 0 },
};

const meta = {
  title: 'Shell/Movements',
  component: MovementStripView,
  args: { movements: [withdrawal], balance: 800, onClose: fn() },
} satisfies Meta<typeof MovementStripView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const Unknown: Story = { args: { movements: [{ ...withdrawal, lost: true }] } };
export const Done: Story = {
  args: {
    movements: [{ ...withdrawal, end: { state: 'committed', answer: { orderId: 'W1' } } }],
  },
};
export const Refused: Story = {
  args: {
    movements: [{ ...withdrawal, end: { state: 'refused', code: 'balance.insufficient' } }],
  },
};
export const Several: Story = {
  args: {
    movements: [
      { ...withdrawal, lost: true },
      {
        ...withdrawal,
        ...{ key: 'CDFGHJKLMNPQRSTVWXZB', kind: 'deposit', amount: 500 },
        end: { state: 'committed', answer: { orderId: 'D1' } },
      },
      {
        ...withdrawal,
        ...{ key: 'DFGHJKLMNPQRSTVWXZBC', kind: 'reward', amount: undefined },
        end: { state: 'refused', code: 'intent.dropped' },
      },
    ],
  },
};
