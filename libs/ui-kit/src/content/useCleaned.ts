import { useEffect, useState, useSyncExternalStore } from 'react';
import type { createSanitiser } from './sanitise';

type Sanitise = ReturnType<typeof createSanitiser>;

let loaded: Sanitise | undefined;

/**
 * Fetches the cleaner ahead of the first text, so that the text has its height at once.
 *
 * @param page the window whose parser it uses; a server brings one of its own. @default the page's
 */
export async function preloadRichText(
  page: Parameters<typeof createSanitiser>[0] = window,
): Promise<void> {
  const { createSanitiser } = await import('./sanitise');
  loaded ??= createSanitiser(page);
}

/**
 * HTML of the platform: being cleaned, clean, stuck because its cleaner could not be fetched, or arrived
 * with the page, which a server has cleaned.
 */
export type Cleaned =
  | { readonly status: 'loading' | 'arrived' }
  | { readonly status: 'ready'; readonly clean: TrustedHTML }
  | { readonly status: 'failed'; readonly retry: () => void };

const never = () => () => undefined;

/** The text that stood in the page before React took it over, as long as it is the same. */
function useArrived(html: string): boolean {
  const arriving = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [arrived] = useState(arriving ? html : undefined);
  return html === arrived;
}

/** Cleans at once when the cleaner is there already. */
export function useCleaned(html: string): Cleaned {
  const [sanitise, setSanitise] = useState<Sanitise | undefined>(() => loaded);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const arrived = useArrived(html);
  useEffect(() => {
    if (arrived) return;
    preloadRichText().then(
      () => setSanitise(() => loaded),
      () => setFailed(true),
    );
  }, [arrived, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  if (sanitise) return { status: 'ready', clean: sanitise(html) };
  if (arrived) return { status: 'arrived' };
  return failed ? { status: 'failed', retry } : { status: 'loading' };
}
