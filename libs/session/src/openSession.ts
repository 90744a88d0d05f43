import type { sessionCalls } from '@playhouse/wps';
import { startSession } from './sessionStore';

/**
 * Opens the session that an answer of the platform carries, at the merchant that it was asked of (LOGIN-12,
 * REG-18, TRIAL-01). The one way to become a member: login, registration and trial all end here.
 */
export function openSession(opened: sessionCalls.OpenedSession, merchantCode: string): void {
  const { token, userName, customerType, firstTimeLogin } = opened;
  startSession({ token, merchantCode, userName, type: customerType, firstTimeLogin });
}
