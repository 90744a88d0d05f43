import { paths } from '@playhouse/navigation';
import { getLaunchRule, playTypes } from '@playhouse/categories';
import type { PlayType } from '@playhouse/categories';

/** The game that the address of the launch screen asks for (ROUTE-08). */
export interface LaunchRequest {
  vendor: string;
  /** Code of the game; `lobby` when the address names none. */
  gameId: string;
  nodeId: string | undefined;
  category: string | undefined;
  prizeMode: string | undefined;
  playType: PlayType | undefined;
  supportPlay: boolean | undefined;
  backToHome: boolean;
}

function text(params: URLSearchParams, key: string): string | undefined {
  const value = params.get(key);
  return value === null || value === '' ? undefined : value;
}

/**
 * Reads the address of the launch screen (ROUTE-08): `playType`, `prize_mode`, `code` (default lobby)
 * and `pageBack=home` for lotteries, and `vendor`, `gameId`, `nodeId` … for all others (LAUNCH-04).
 * An address without a vendor is one of the house's lotteries, named by its prize mode.
 */
export function readLaunchRequest(params: URLSearchParams): LaunchRequest {
  const prizeMode = text(params, 'prize_mode');
  const vendor =
    text(params, 'vendor') ?? (prizeMode === 'SEA' ? 'TCG_SEA' : (prizeMode ?? 'LOTT'));
  const rule = getLaunchRule(vendor);
  const supportPlay = text(params, 'supportPlay');
  return {
    vendor,
    gameId: text(params, 'code') ?? text(params, 'gameId') ?? 'lobby',
    nodeId: text(params, 'nodeId'),
    category: text(params, 'category'),
    prizeMode: prizeMode ?? (rule.kind === 'game' ? undefined : rule.prizeMode),
    playType:
      playTypes.find((type) => type === params.get('playType')) ??
      (rule.kind === 'lottery' ? rule.playType : undefined),
    supportPlay: supportPlay === undefined ? undefined : supportPlay === 'true',
    backToHome: params.get('pageBack') === 'home',
  };
}

/**
 * Where a lottery of the house is played by a slip (LAUNCH-02); undefined for everything else, and where the address
 * asks for the vendor's own page by `frame`.
 */
export function slipHref(params: URLSearchParams): string | undefined {
  const { vendor, gameId, playType, prizeMode } = readLaunchRequest(params);
  const isOwn = getLaunchRule(vendor).kind === 'lottery';
  if (!isOwn || params.get('frame') === 'true') return undefined;
  return paths.lotteryPlay.href({ playType, prize_mode: prizeMode, code: gameId });
}
