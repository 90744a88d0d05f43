import { TimeoutError } from './errors';

/** One signal for an abort by the caller and for the end of patience; AbortSignal.any is too new for old iOS. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** The failure to report: the caller's reason, a TimeoutError, or what went wrong by itself. */
  explain(error: unknown): unknown;
  clear(): void;
}

export function startDeadline(
  caller: AbortSignal | undefined,
  timeoutMs: number,
  reference: string,
): Deadline {
  const controller = new AbortController();
  let timedOut = false;
  const abort = () => controller.abort(caller?.reason);
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, timeoutMs);
  if (caller?.aborted === true) abort();
  caller?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    explain(error) {
      if (caller?.aborted === true) return caller.reason;
      return timedOut ? new TimeoutError('The platform did not answer in time', reference) : error;
    },
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    },
  };
}
