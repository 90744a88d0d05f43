import { useEffect } from 'react';

/** Marks the document once the page's script has taken over; a journey waits for it. */
export function Ready() {
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true';
  }, []);
  return null;
}
