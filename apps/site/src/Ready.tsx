import { useEffect } from 'react';
import { pageStands } from './quiet';

/** Marks the document once the page's script has taken over; a journey waits for it. */
export function Ready() {
  useEffect(() => {
    pageStands();
    const page = document.documentElement;
    page.dataset['ready'] = 'true';
    // From here on failures have screens of their own.
    delete page.dataset['failed'];
  }, []);
  return null;
}
