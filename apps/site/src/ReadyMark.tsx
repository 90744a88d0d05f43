import { useEffect } from 'react';
import { markPageReady } from './pageReadiness';

/** Marks the document once the page's script has taken over; a journey waits for it. */
export function ReadyMark() {
  useEffect(() => {
    markPageReady();
    const page = document.documentElement;
    page.dataset['ready'] = 'true';
    // From here on failures have screens of their own.
    delete page.dataset['failed'];
  }, []);
  return null;
}
