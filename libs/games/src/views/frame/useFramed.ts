import { useLayoutEffect, useState } from 'preact/hooks';
import type { Boot } from '../boot';
import { isFramed } from './parentPage';

/** Whether a page is around this one: as the platform took it by the request, and then as it is. */
export function useFramed(boot: Pick<Boot, 'isFramed'>): boolean {
  const [framed, setFramed] = useState(boot.isFramed);
  useLayoutEffect(() => setFramed(isFramed()), []);
  return framed;
}
