import { create } from 'zustand';

interface UpdateState {
  /** Activates the new version and reloads; `undefined` while there is none. */
  readonly apply: (() => void) | undefined;
  /** The page is on its way out, to come back whole: what failed on it is no news any more. */
  readonly leaving: boolean;
}

/** Whether a new version of the site waits to be used (PWA-01). */
export const useUpdate = create<UpdateState>(() => ({ apply: undefined, leaving: false }));
