import type { lobbyCalls } from '@playhouse/wps';
import { create } from 'zustand';

/** A game that somebody wants to know more of; of a search its name and vendor alone are known. */
export type ShownGame = Pick<
  lobbyCalls.GameItem,
  'nodeId' | 'gameName' | 'vassalage' | 'gameType'
> &
  Partial<lobbyCalls.GameItem>;

/** An overlay that can lie over a screen; the shell renders each one lazily. */
export type Overlay =
  | { kind: 'login'; returnTo?: string }
  | { kind: 'logout' }
  | { kind: 'menu' }
  | { kind: 'language' }
  | { kind: 'download' }
  | { kind: 'referral' }
  | { kind: 'customerService' }
  /** Rules, return and bets of a game, before it starts. */
  | { kind: 'game'; game: ShownGame }
  | { kind: 'leaveSite'; url: string }
  /** Before a code is sent by SMS: `send` asks for it with what was read from the captcha. */
  | { kind: 'smsCaptcha'; send: (captcha: string) => Promise<unknown> };

interface OverlayState {
  readonly current: Overlay | undefined;
}

export const useOverlay = create<OverlayState>(() => ({ current: undefined }));

/** Opens an overlay from any domain; at most one is open. */
export function openOverlay(overlay: Overlay): void {
  useOverlay.setState({ current: overlay });
}

export function closeOverlay(): void {
  useOverlay.setState({ current: undefined });
}
