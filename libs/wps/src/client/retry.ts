import type { Call } from '../contract/define';
import { errorCodes } from '../errorCodes';
import { BusinessError, HttpError, NetworkError, TimeoutError } from './errors';

/** Only reads are repeated: a GET that changes nothing. */
export function isRead(call: Call): boolean {
  return call.method === 'GET' && call.mutates !== true;
}

/** Whether another try may help. A timeout has cost enough patience after one more. */
export function mayRetry(error: unknown, triesBefore: number): boolean {
  if (error instanceof TimeoutError) return triesBefore === 0;
  return error instanceof NetworkError || (error instanceof HttpError && error.status >= 500);
}

/** Whether the platform has had this very sealed body already, and refused this one unread. */
export function isCopy(error: unknown): boolean {
  return error instanceof BusinessError && error.code === errorCodes.sealedCopy;
}

const isStale = (error: unknown) =>
  error instanceof BusinessError && error.code === errorCodes.sealedStale;

/** Whether a sealed body was refused before any rule: that says nothing of another one that was read. */
export function isUnread(error: unknown): boolean {
  return isStale(error) || isCopy(error);
}

/**
 * Whether a body that was refused unread may be sealed afresh and go again. One that was refused for its age was never
 * done. One that came twice may have been: only the key of an intent finds that out without doing it again.
 */
export function maySealAnew(error: unknown, call: Call): boolean {
  return isStale(error) || (isCopy(error) && call.intent !== undefined);
}

/** Waits; an abort ends the wait with the signal's reason. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted === true) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
