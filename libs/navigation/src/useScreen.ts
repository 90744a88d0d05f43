import { useLocation } from 'react-router-dom';
import type { Screen } from './screen';
import { screenAt } from './screenTable';

/** The screen that is shown; `undefined` at an address where there is none. */
export function useScreen(): Screen | undefined {
  return screenAt(useLocation().pathname);
}
