import { create } from 'zustand';

/** The state of the connection as the player is told (SHELL-11). */
export interface Connectivity {
  readonly slow: boolean;
  /** Something that the screen shows could not be had. */
  readonly lost: boolean;
  /** How old the games on the screen are, in milliseconds, while they cannot be renewed (PWA-01). */
  readonly lobbyAge: number | undefined;
}

export const useConnectivity = create<Connectivity>(() => ({
  slow: false,
  lost: false,
  lobbyAge: undefined,
}));

/** Tells that what is on the screen is an earlier lobby of this age in milliseconds; `undefined`: it is not. */
export function tellLobbyAge(lobbyAge: number | undefined): void {
  useConnectivity.setState({ lobbyAge });
}
