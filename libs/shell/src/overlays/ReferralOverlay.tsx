import { ReferralPopup } from '@playhouse/member';
import type { OverlayProps } from './OverlayHost';

/** The referral popup of the member library, over any screen. */
export function ReferralOverlay({ open, onClose }: OverlayProps) {
  return <ReferralPopup open={open} onClose={onClose} />;
}
