import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginInvite } from './LoginInvite';

const meta = {
  title: 'Shell/Login invite',
  component: LoginInvite,
  args: { name: 'Sample', canRegister: true },
} satisfies Meta<typeof LoginInvite>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToRegistration: Story = {};
export const ToLogin: Story = { args: { canRegister: false } };
