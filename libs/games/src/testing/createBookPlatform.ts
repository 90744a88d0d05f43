import { createFairDraw, hashSeed } from '../fair/fairDraw';
import { findState, playMatch, startMatch } from '../rules/sportsbook/match';
import { priceMatch } from '../rules/sportsbook/prices';
import { getSport } from '../rules/sportsbook/sports';
import type { BetAnswers } from '../views/boot';
import { Refusal } from '../views/frame/askPlatform';
import type { Platform } from '../views/frame/askPlatform';
import type { BookAnswer, BookBet, BookMatch } from '../views/sportsbook/book';

/** A request that the page sent. */
export interface SentBet {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const start = Date.UTC(2026, 10, 21, 4);

/** A match of football that begins so many minutes from now, as a platform tells it. */
function tellMatch(id: string, minutes: number, now: number): BookMatch {
  const spec = { sport: 'football', home: 6, away: 4 } as const;
  const seed = hashSeed(id.padStart(4, '0'));
  const states = playMatch(spec, createFairDraw(seed, id));
  const startsAt = start + minutes * 60_000;
  const state = findState(states, getSport('football'), now - startsAt);
  const prices = priceMatch(spec, state ?? startMatch(spec));
  return {
    ...{ id, startsAt, state, league: minutes % 2 === 0 ? 'Pacific League' : 'Atlantic League' },
    home: { name: `Home ${id}`, strength: spec.home },
    away: { name: `Away ${id}`, strength: spec.away },
    odds: Object.fromEntries([...prices].map(([pick, { odds }]) => [pick, odds ?? null])),
    commitment: hashSeed(seed),
    ...(state?.winner !== undefined && { seed }),
  };
}

/** A platform with three matches: one that is played, and two to come. */
export function createBookPlatform() {
  let now = start;
  let bets: readonly BookBet[] = [];
  let refusal: string | undefined;
  const changes = new Map<string, number | null>();
  const sent: SentBet[] = [];
  const change = (match: BookMatch): BookMatch => ({
    ...match,
    odds: Object.fromEntries(
      Object.entries(match.odds).map(([pick, odds]) => [
        pick,
        changes.has(`${match.id} ${pick}`) ? (changes.get(`${match.id} ${pick}`) ?? null) : odds,
      ]),
    ),
  });
  const answer = (): BookAnswer => ({
    ...{ now, balance: 100, bets },
    matches: [tellMatch('a', -2, now), tellMatch('b', 1, now), tellMatch('c', 4, now)].map(change),
  });
  const platform: Platform = {
    bet: <Path extends keyof BetAnswers>(path: Path, body: object) => {
      sent.push({ path, body: body as SentBet['body'] });
      if (refusal !== undefined) return Promise.reject(new Refusal(refusal));
      return Promise.resolve(answer() as BetAnswers[Path]);
    },
    lottery: () => Promise.reject(new Error('no lottery')),
    jackpot: () => Promise.reject(new Error('no pot')),
    book: () => Promise.resolve(answer()),
  };
  return {
    ...{ platform, sent, answer },
    /** Odds in the platform's answers from the next one on. */
    changeOdds: (matchId: string, pick: string, odds: number | null) =>
      changes.set(`${matchId} ${pick}`, odds),
    setBets: (next: readonly BookBet[]) => (bets = next),
    refuse: (code: string | undefined) => (refusal = code),
    pass: (milliseconds: number) => (now += milliseconds),
  };
}
