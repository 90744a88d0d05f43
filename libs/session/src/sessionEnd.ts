import type { sessionCalls } from '@playhouse/wps';

const second = 1000;
/** How long before its end a session's member is warned, in milliseconds. */
export const noticeMs = 120 * second;
/** Once warned, the platform is asked this often: another tab may have extended the session. */
const lookMs = 10 * second;

/** The nearer end of a session. */
export interface SessionEnd {
  /** Epoch milliseconds by the platform's clock. */
  readonly at: number;
  /** Whether use puts it off. */
  readonly isIdle: boolean;
}

export function nearerEnd({ idleEndsAt, endsAt }: sessionCalls.SessionLife): SessionEnd {
  return { at: Math.min(idleEndsAt, endsAt), isIdle: idleEndsAt < endsAt };
}

/** Milliseconds until the platform is to be asked again: when the warning is due, and often from then on. */
export function untilNextLook(end: SessionEnd, now: number): number {
  return Math.max(lookMs, end.at - noticeMs - now);
}
