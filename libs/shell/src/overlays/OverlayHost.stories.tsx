import { closeOverlay, openOverlay } from '@playhouse/navigation';
import type { Overlay } from '@playhouse/navigation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { OverlayHost } from './OverlayHost';

function Opened({ overlay }: { readonly overlay: Overlay }) {
  useEffect(() => {
    // After the host has settled on the present screen, as a tap would come.
    const timer = setTimeout(() => openOverlay(overlay), 0);
    return () => {
      clearTimeout(timer);
      closeOverlay();
    };
  }, [overlay]);
  return <OverlayHost />;
}

const meta = {
  title: 'Shell/Overlays',
  component: Opened,
  args: { overlay: { kind: 'download' } },
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Download: Story = {};
export const CustomerService: Story = { args: { overlay: { kind: 'customerService' } } };
export const SmsCaptcha: Story = {
  args: { overlay: { kind: 'smsCaptcha', send: () => Promise.resolve() } },
};
export const Logout: Story = {
  args: { overlay: { kind: 'logout' } },
  parameters: { session: true },
};
export const LeaveSite: Story = {
  args: { overlay: { kind: 'leaveSite', url: 'https://partner.example/app' } },
};
