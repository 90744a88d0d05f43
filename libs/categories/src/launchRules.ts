import { paths } from '@playhouse/navigation';
import type { PlayType } from './codes';

/** The platform leaves out what it does not know, or says null. */
type Maybe<T> = T | null | undefined;

/** A game, match or lottery by what launches it. */
export interface Launchable {
  /** Lotteries have none. */
  nodeId?: Maybe<string>;
  /** Vendor code. */
  vassalage: string;
  gameType?: Maybe<string>;
  /** The code by which the platform starts it: a lottery's `code` is the same. */
  roomId?: Maybe<string>;
  supportPlay?: Maybe<boolean>;
}

/** How a vendor's games start. */
export type LaunchRule =
  | { kind: 'lobby'; code: 'lobby'; prizeMode?: 'SEA' }
  | { kind: 'lottery'; prizeMode: 'LOTT' | 'ELOTT'; playType: PlayType }
  | { kind: 'game' };

/** Vendor to rule (LAUNCH-01, LAUNCH-02). A vendor that is not named starts its games generically (LAUNCH-04). */
export const launchRules: Readonly<Record<string, LaunchRule>> = {
  TCG_LOTTO_VN: { kind: 'lobby', code: 'lobby' },
  TCG_SEA: { kind: 'lobby', code: 'lobby', prizeMode: 'SEA' },
  LOTT: { kind: 'lottery', prizeMode: 'LOTT', playType: 'trad' },
  ELOTT: { kind: 'lottery', prizeMode: 'ELOTT', playType: 'trad' },
};

export function getLaunchRule(vendor: string): LaunchRule {
  return Object.hasOwn(launchRules, vendor)
    ? (launchRules[vendor] ?? { kind: 'game' })
    : { kind: 'game' };
}

export interface LaunchOptions {
  /** Play type that the player chose on the lottery screen; the rule's own otherwise. */
  playType?: PlayType | undefined;
}

/**
 * Address that starts a game, by the vendor's rule (LAUNCH-01 to LAUNCH-04). Lotteries lead back home
 * (ROUTE-08), all others back to where the player was.
 */
export function launchHref(game: Launchable, { playType }: LaunchOptions = {}): string {
  const rule = getLaunchRule(game.vassalage);
  const common = { vendor: game.vassalage, nodeId: game.nodeId ?? undefined };
  switch (rule.kind) {
    case 'lobby':
      return paths.launchGame.href({
        ...common,
        code: rule.code,
        prize_mode: rule.prizeMode,
        pageBack: 'home',
      });
    case 'lottery':
      return paths.launchGame.href({
        ...common,
        playType: playType ?? rule.playType,
        prize_mode: rule.prizeMode,
        code: game.roomId ?? 'lobby',
        pageBack: 'home',
      });
    case 'game':
      return paths.launchGame.href({
        ...common,
        category: game.gameType ?? undefined,
        gameId: game.roomId ?? undefined,
        supportPlay: game.supportPlay == null ? undefined : String(game.supportPlay),
        showChoice: 'false',
      });
  }
}
