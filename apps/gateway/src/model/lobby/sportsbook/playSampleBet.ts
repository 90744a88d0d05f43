import {
  findEnd,
  judgePick,
  listMarkets,
  playMatch,
  priceMatch,
  readPick,
  startMatch,
} from '@playhouse/games';
import type { Draw } from '@playhouse/games';
import type { Book } from '../../../catalogue/names';

/** A single on a match of two sides, played to its end, for the history of invented members. */
export function playSampleBet({ sport }: Book, draw: Draw) {
  const spec = { sport, home: 2 + draw(7), away: 2 + draw(7) };
  const markets = listMarkets(spec);
  const [winner] = markets;
  const picks = winner?.picks ?? [];
  const chosen = picks[draw(picks.length)]?.id ?? '';
  const odds = priceMatch(spec, startMatch(spec), markets).get(chosen)?.odds ?? 0;
  const last = playMatch(spec, draw).at(-1);
  const end = last && findEnd(last);
  const pick = readPick(chosen);
  const isWon = end !== undefined && judgePick(pick.market, pick, end) === 'won';
  return { view: { pick: chosen, odds, score: last?.score }, staked: 1, paid: isWon ? odds : 0 };
}
