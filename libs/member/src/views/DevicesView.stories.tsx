import { sampleAnswers } from '@playhouse/fixtures';
import { sessionCalls } from '@playhouse/wps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { allOthers, DevicesView } from './DevicesView';

const devices = sessionCalls.list.answer.parse(sampleAnswers['session.list']);

const meta = {
  title: 'Screens/Devices/View',
  component: DevicesView,
  args: { devices, onEnd: fn(), onEndOthers: fn() },
} satisfies Meta<typeof DevicesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Safari · iOS/ }));
    await expect(args.onEnd).toHaveBeenCalledWith(expect.objectContaining({ id: 'tablet' }));
  },
};
export const EndingOne: Story = { args: { ending: 'tablet' } };
export const EndingAllOthers: Story = { args: { ending: allOthers } };
