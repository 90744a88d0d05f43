import type { JsonItem } from '@playhouse/storage';
import { useSyncExternalStore } from 'react';
import type { Known } from './lastKnown';

const never = () => () => undefined;

/**
 * The platform's answer of the last visit, to show until it answers: a query's `placeholderData`.
 * Nothing while a prerendered page wakes up, so that it is what was prerendered.
 */
export function useLastKnown<T>(item: JsonItem<Known<T>> | undefined, scope: string) {
  const known = useSyncExternalStore(
    item?.subscribe ?? never,
    () => item?.get(),
    () => undefined,
  );
  return known?.scope === scope ? known.data : undefined;
}
