import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConnectivityNotice } from './ConnectivityNotice';
import { useConnectivity } from './connectivityStore';

const meta = {
  title: 'Shell/Connectivity',
  component: ConnectivityNotice,
  beforeEach: () => {
    useConnectivity.setState({ slow: true });
    return () => useConnectivity.setState({ slow: false });
  },
} satisfies Meta<typeof ConnectivityNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Slow: Story = {};
