import { LoginPopup } from '@playhouse/auth';
import type { OverlayProps } from './OverlayHost';

/** The login prompt of the auth library, over any screen (SHELL-07). */
export function LoginOverlay({ open, onClose, overlay }: OverlayProps) {
  const returnTo = overlay.kind === 'login' ? overlay.returnTo : undefined;
  return <LoginPopup open={open} onClose={onClose} returnTo={returnTo} />;
}
