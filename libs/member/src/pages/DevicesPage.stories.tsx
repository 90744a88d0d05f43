import { sampleAnswers } from '@playhouse/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DevicesPage } from './DevicesPage';

const meta = {
  title: 'Screens/Devices',
  component: DevicesPage,
  parameters: { session: true, address: '/m/devices' },
} satisfies Meta<typeof DevicesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnlyThisOne: Story = {
  parameters: { answers: { 'session.list': sampleAnswers['session.list'].slice(0, 1) } },
};
