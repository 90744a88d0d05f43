import { NetworkError, TimeoutError, WpsError } from '@playhouse/wps';

/**
 * Whether a failure may be the network's: the platform was not reached, or something failed that is no
 * answer of it, such as fetching the code that asks.
 */
export function isOutOfReach(error: unknown): boolean {
  return (
    !(error instanceof WpsError) || error instanceof NetworkError || error instanceof TimeoutError
  );
}
