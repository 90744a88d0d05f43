import { create } from 'zustand';

/** What the player is told about the connection (SHELL-11). */
export interface Connectivity {
  readonly slow: boolean;
}

export const useConnectivity = create<Connectivity>(() => ({ slow: false }));
