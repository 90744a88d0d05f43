import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleResults } from '../../testing/samples';
import { ResultsView } from './ResultsView';

const hour = 3_600_000;

const meta = {
  title: 'Screens/Lottery results',
  component: ResultsView,
  args: {
    results: sampleResults,
    issues: [
      {
        code: 'SGN',
        numero: '202611211600',
        closeTime: Date.now() + hour,
        drawTime: Date.now() + hour,
      },
    ],
  },
} satisfies Meta<typeof ResultsView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};
export const NoOpenIssue: Story = { args: { issues: [] } };
