import { whenIdle } from '@playhouse/ui-kit';
import { startTransition, useEffect, useState } from 'react';

/**
 * `true` once the first screen is up and the browser has nothing better to do: popups, widgets and
 * everything else that the first paint can do without starts then.
 */
export function useAfterIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return idle;
}
