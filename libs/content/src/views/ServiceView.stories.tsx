import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServiceView } from './ServiceView';

const meta = {
  title: 'Screens/Customer service',
  component: ServiceView,
  args: {
    state: {
      status: 'ready',
      data: [
        { type: 'CS', title: 'Ana', url: 'https://chat.example/ana' },
        { type: 'CS', title: 'Ben', url: 'https://chat.example/ben' },
        { type: 'TELEGRAM', title: 'Messages', url: 'https://telegram.example/news' },
      ],
    },
  },
} satisfies Meta<typeof ServiceView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Contacts: Story = {};
