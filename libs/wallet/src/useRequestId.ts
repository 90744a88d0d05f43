import { useCallback, useRef } from 'react';
import { newRequestId } from './logic/requestId';

/**
 * Ids by intention: asking again with the same values gets the same id, so that a repetition after a
 * failure of the net cannot move money twice. `done` ends the intention.
 */
export function useRequestId(): { of(intention: string): string; done(): void } {
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
  return { of, done };
}
