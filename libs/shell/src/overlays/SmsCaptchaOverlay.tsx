import { SmsCaptchaDialog } from '@playhouse/auth';
import type { OverlayProps } from './OverlayHost';

/** The captcha of the auth library that a code by SMS costs, over any form that sends one (SMS-01). */
export function SmsCaptchaOverlay({ open, onClose, overlay }: OverlayProps) {
  if (overlay.kind !== 'smsCaptcha') return null;
  return <SmsCaptchaDialog open={open} onClose={onClose} send={overlay.send} />;
}
