import { startTransition, useEffect, useState } from 'react';

function createHolder(className: string | undefined): HTMLElement {
  const holder = document.createElement('div');
  holder.className = className ?? '';
  return holder;
}

/**
 * Opens what comes unasked in steps: first its place on the page and, off the page, what will stand in it, then the
 * panel around it. At one go they would keep a slow phone busy for longer than a tap may wait.
 *
 * @param className of the box that what stands in the panel is drawn in ahead
 * @returns whether to be open yet, whether only the place is wanted, and that box
 */
export function useAhead(wanted: boolean, unasked: boolean, className: string | undefined) {
  const [isReady, setReady] = useState(false);
  const [holder] = useState(() => (unasked ? createHolder(className) : undefined));
  useEffect(() => {
    if (unasked) startTransition(() => setReady(wanted));
  }, [wanted, unasked]);
  const open = wanted && (isReady || !unasked);
  return { open, standby: wanted && !open, holder };
}
