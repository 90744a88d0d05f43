import { useEffect, useState } from 'react';
import type { sanitise as sanitiseText } from './sanitise';

type Sanitise = typeof sanitiseText;

let loaded: Sanitise | undefined;

async function load(): Promise<Sanitise> {
  loaded = (await import('./sanitise')).sanitise;
  return loaded;
}

/** Fetches the cleaner ahead of the first text, so that the text has its height at once. */
export async function preloadRichText(): Promise<void> {
  await load();
}

/** HTML of the platform: being cleaned, clean, or stuck because its cleaner could not be fetched. */
export type Cleaned =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly clean: TrustedHTML }
  | { readonly status: 'failed'; readonly retry: () => void };

/** Cleans at once when the cleaner is there already. */
export function useCleaned(html: string): Cleaned {
  const [sanitise, setSanitise] = useState<Sanitise | undefined>(() => loaded);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (loaded !== undefined) return;
    load().then(
      (ready) => setSanitise(() => ready),
      () => setFailed(true),
    );
  }, [attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  if (sanitise) return { status: 'ready', clean: sanitise(html) };
  return failed ? { status: 'failed', retry } : { status: 'loading' };
}
