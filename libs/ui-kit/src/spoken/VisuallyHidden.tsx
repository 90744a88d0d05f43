import type { ReactNode } from 'react';
import { spokenClass } from './spokenClass';

export interface VisuallyHiddenProps {
  children: ReactNode;
}

/** Text for assistive technology only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={spokenClass}>{children}</span>;
}
