import { useCallback, useRef } from 'react';
import { BusinessError } from '@playhouse/wps';
import { newRequestId } from './logic/requestId';

/**
 * Ids by intention: asking again with the same values gets the same id, so that a repetition after a
 * failure of the net cannot move money twice. `done` ends the intention, and so does `failed` when the platform
 * refused it: nothing moved, and the platform answers the same refusal to the same id ever after.
 */
export function useRequestId(): {
  of(intention: string): string;
  done(): void;
  failed(error: unknown): void;
} {
  const current = useRef<{ readonly intention: string; readonly id: string }>(undefined);
  const of = useCallback((intention: string) => {
    if (current.current?.intention !== intention) {
      current.current = { intention, id: newRequestId() };
    }
    return current.current.id;
  }, []);
  const done = useCallback(() => {
    current.current = undefined;
  }, []);
  const failed = useCallback(
    (error: unknown) => {
      if (error instanceof BusinessError) done();
    },
    [done],
  );
  return { of, done, failed };
}
