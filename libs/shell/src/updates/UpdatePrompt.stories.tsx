import type { Meta, StoryObj } from '@storybook/react-vite';
import { UpdatePrompt } from './UpdatePrompt';
import { useUpdate } from './updateStore';

const meta = {
  title: 'Shell/Update prompt',
  component: UpdatePrompt,
  beforeEach: () => {
    useUpdate.setState({ apply: () => undefined });
    return () => useUpdate.setState({ apply: undefined });
  },
  parameters: { docs: { story: { inline: false, height: '10rem' } } },
} satisfies Meta<typeof UpdatePrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
