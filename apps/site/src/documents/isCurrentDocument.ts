import { screenAt } from '@playhouse/navigation';
import type { EmbeddedData } from './embedded';

/**
 * Whether the document on the page is the one of the present address and language. Without a network a
 * worker may have answered with another one.
 */
export function isCurrentDocument({ address, language }: EmbeddedData, wanted: string): boolean {
  if (language !== wanted) return false;
  const { pathname, search } = window.location;
  const isSameScreen = screenAt(pathname) === screenAt(address);
  const query = /\?.*/.exec(address)?.[0];
  return isSameScreen && (query === undefined || query === search);
}
