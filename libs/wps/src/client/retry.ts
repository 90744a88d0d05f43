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

/** Whether a sealed body was refused for its age or its nonce: sealed afresh, it may go. */
export function isStale(error: unknown): boolean {
  return error instanceof BusinessError && error.code === errorCodes.sealedStale;
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
