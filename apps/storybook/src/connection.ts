import { pending, sameAnswer, unreachable } from '@playhouse/fixtures';
import type { FakeAnswers } from '@playhouse/fixtures';

/** How the platform is reached. */
export type Connection = 'usual' | 'slow' | 'offline';

let isOffline = false;

/** Makes the browser say whether there is a network. */
export function setConnection(connection: Connection): void {
  isOffline = connection === 'offline';
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline });
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}

/** The platform's answer over a connection: over a slow one it is still on its way. */
export function overConnection(connection: Connection, answers: FakeAnswers): FakeAnswers {
  if (connection === 'usual') return answers;
  return sameAnswer(answers, connection === 'slow' ? pending : unreachable);
}
