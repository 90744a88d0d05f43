import { useEffect } from 'react';

const checks = new Set<() => boolean>();

/** Adds a reason why the page must not be reloaded, asked whenever somebody wants to; returns how to drop it. */
export function keepBusy(check: () => boolean): () => void {
  checks.add(check);
  return () => checks.delete(check);
}

/** Whether a reload would cost the player something: a game that runs, words in a form (PWA-01). */
export function isPageBusy(): boolean {
  return [...checks].some((check) => check());
}

/** Keeps the page from being reloaded as long as the component is on the screen. */
export function useBusy(): void {
  useEffect(() => keepBusy(() => true), []);
}
