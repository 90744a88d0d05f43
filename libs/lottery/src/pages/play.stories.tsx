import { pending, unreachable } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PlacedView } from '../views/slip/PlacedView';
import { LotteryPlayPage } from './LotteryPlayPage';

const at = (code: string, playType = 'trad') => ({
  address: `/m/lottery/play?playType=${playType}&prize_mode=LOTT&code=${code}`,
});

const meta: Meta = {
  title: 'Screens/Lottery slip',
  parameters: { session: true },
  render: () => <LotteryPlayPage />,
};

export default meta;
type Story = StoryObj;

export const Dice: Story = { parameters: at('FAST3') };
export const Digits: Story = { parameters: at('FAST5') };
export const ASetOfNumbers: Story = { parameters: at('DAILY6') };
export const Entertainment: Story = { parameters: at('DAILY6', 'ent') };

/** A quick pick on the slip, and one that lacks its stake. */
export const WithALine: Story = {
  parameters: at('DAILY6'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Quick|Mabilis|Surpresa/ }));
    await userEvent.type(canvas.getByRole('textbox'), '20');
    const [add] = canvas.getAllByRole('button', { name: /slip|bilhete/i });
    if (add) await userEvent.click(add);
    await expect(await canvas.findByRole('listitem')).toBeVisible();
  },
};
export const Placed: Story = {
  render: () => (
    <PlacedView
      balanceVisible
      order={{ orderId: 'L1', numero: '20260414', drawTime: 1_763_700_000_000, sumBalance: 980 }}
      onAgain={() => undefined}
    />
  ),
};
export const NotOffered: Story = { parameters: at('none') };
export const Loading: Story = {
  parameters: { ...at('FAST3'), answers: { 'lobby.lotteryList': pending } },
};
export const Failed: Story = {
  parameters: { ...at('FAST3'), answers: { 'lobby.lotteryList': unreachable } },
};
