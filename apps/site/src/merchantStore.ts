import type { Merchant } from '@playhouse/whitelabel';
import { replaceEqualDeep } from '@tanstack/react-query';

export interface MerchantStore {
  get(): Merchant;
  /** Lays the platform's answer over the baked config; what does not fit leaves it in force (WL-02). */
  override(answer: unknown): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** The merchant in force: baked into the page, then what the platform says at run time. */
export function createMerchantStore(baked: Merchant): MerchantStore {
  let current = baked;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    async override(answer) {
      const { mergeRuntime } = await import('./later');
      const { merchant, unknownFlags, problems } = mergeRuntime(baked, answer);
      // Operators read this in the console of the preview; players never see it (WL-03).
      if (unknownFlags.length > 0) console.info(`Unknown flags: ${unknownFlags.join(', ')}`);
      for (const problem of problems) console.info(`Run-time config: ${problem}`);
      // Every part of the page reads of the merchant: what stays as it was must not render them all again.
      const next = replaceEqualDeep(current, merchant);
      if (next === current) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
