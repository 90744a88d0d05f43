import type { MessageId } from '@playhouse/i18n';
import type { BadgeProps } from '@playhouse/ui-kit';
import type { promotionCalls } from '@playhouse/wps';

type Status = promotionCalls.ActivityStatus;

export interface StatusLook {
  readonly tone: BadgeProps['tone'];
  /** The step that is open to a member now. */
  readonly action?: 'join' | 'claim';
}

/** How each status looks and what it allows (ACT-01). */
export const statusLooks: Readonly<Record<Status, StatusLook>> = {
  join: { tone: 'accent', action: 'join' },
  claim: { tone: 'success', action: 'claim' },
  applying: { tone: 'info' },
  process: { tone: 'info' },
  issued: { tone: 'success' },
  claimed: { tone: 'neutral' },
  joined: { tone: 'success' },
  rejected: { tone: 'danger' },
  close: { tone: 'neutral' },
  comingSoon: { tone: 'warning' },
};

export interface Demands {
  readonly status: Status;
  readonly needsComment: boolean;
  readonly maxImages: number;
}

/**
 * The effect of the button: `form` asks for comment and pictures first, `send` applies at once,
 * nothing when the status allows nothing.
 */
export function nextStep({
  status,
  needsComment,
  maxImages,
}: Demands): 'form' | 'send' | undefined {
  const { action } = statusLooks[status];
  if (action === undefined) return undefined;
  return action === 'join' && (needsComment || maxImages > 0) ? 'form' : 'send';
}

/** Whether an activity is over for this member alone, such as one for newcomers: without a last day it is over for nobody else. */
export const isOverForMember = ({
  status,
  endTime,
}: Pick<promotionCalls.Activity, 'status' | 'endTime'>) => status === 'close' && endTime == null;

/** Names of the statuses of an activity: the next step, or how it ended (ACT-01). */
export const statusNames: Readonly<Record<promotionCalls.ActivityStatus, MessageId>> = {
  join: 'promotions.status.join',
  claim: 'promotions.status.claim',
  applying: 'promotions.status.applying',
  close: 'promotions.status.close',
  rejected: 'promotions.status.rejected',
  issued: 'promotions.status.issued',
  claimed: 'promotions.status.claimed',
  process: 'promotions.status.process',
  joined: 'promotions.status.joined',
  comingSoon: 'promotions.status.comingSoon',
};
