import type { CategoryName } from '@playhouse/whitelabel';
// A file of its own rather than data in the script: the first load stays small, the pictures cached.
import stack from './categoryArt.svg?no-inline';

/** Address of a category's picture: one file holds them all, so that home asks for them once. */
export function categoryArt(category: CategoryName): string {
  return `${stack}#${category}`;
}
