import { create } from 'zustand';

interface UpdateState {
  /** Activates the new version and reloads; `undefined` while there is none. */
  readonly apply: (() => void) | undefined;
}

/** Whether a new version of the site waits to be used (PWA-01). */
export const useUpdate = create<UpdateState>(() => ({ apply: undefined }));
