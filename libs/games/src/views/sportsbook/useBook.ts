import { useEffect, useRef, useState } from 'preact/hooks';
import { tellParent } from '../frame/parentPage';
import type { Platform } from '../frame/askPlatform';
import type { BookAnswer, BookBet, BookVariant } from './book';

/** How often the page looks at its matches, in milliseconds. */
const lookMs = 3_000;

export interface Book {
  readonly answer: BookAnswer;
  /** The answer before: odds that moved are told by it. */
  readonly before: BookAnswer | undefined;
  /** The platform's clock, to the second. */
  readonly now: number;
  show(fresh: BookAnswer): void;
}

/** A match that has left the answer stays on the page that shows it. */
function keepMatch(fresh: BookAnswer, before: BookAnswer, id: string | undefined) {
  const kept = before.matches.find((match) => match.id === id);
  const isThere = fresh.matches.some((match) => match.id === id);
  return kept === undefined || isThere ? fresh : { ...fresh, matches: [...fresh.matches, kept] };
}

/** Bets that were open before and have ended by themselves since. */
export function listEnded(fresh: BookAnswer, before: BookAnswer): BookBet[] {
  const open = new Set(before.bets.flatMap(({ id, status }) => (status === 'open' ? [id] : [])));
  return fresh.bets.filter(
    ({ id, status }) => open.has(id) && status !== 'open' && status !== 'cashedOut',
  );
}

/**
 * Matches, odds and bets as the platform says, asked for every three seconds.
 * @param onEnded is told of bets that were settled meanwhile
 */
export function useBook(
  platform: Platform,
  { first, matchId }: Pick<BookVariant, 'first' | 'matchId'>,
  onEnded: (bets: readonly BookBet[]) => void,
): Book {
  const [answer, setAnswer] = useState(first);
  const [before, setBefore] = useState<BookAnswer>();
  const [now, setNow] = useState(first.now);
  const last = useRef(first);
  const ahead = useRef(0);
  const show = (fresh: BookAnswer) => {
    // An answer that was overtaken by a later one says nothing new.
    if (fresh.now < last.current.now) return;
    const whole = keepMatch(fresh, last.current, matchId);
    const ended = listEnded(whole, last.current);
    if (last.current.balance !== fresh.balance)
      tellParent({ type: 'playhouse:balance', balance: fresh.balance });
    ahead.current = fresh.now - performance.now();
    setBefore(last.current);
    setAnswer((last.current = whole));
    setNow(fresh.now);
    if (ended.length > 0) onEnded(ended);
  };
  const latest = useRef(show);
  latest.current = show;
  useEffect(() => {
    ahead.current = last.current.now - performance.now();
    // A look that fails leaves the page as it is; the next one follows.
    const look = () =>
      void platform.book(matchId).then(
        (fresh) => latest.current(fresh),
        () => undefined,
      );
    look();
    const looks = setInterval(look, lookMs);
    const seconds = setInterval(() => setNow(performance.now() + ahead.current), 1_000);
    return () => {
      clearInterval(looks);
      clearInterval(seconds);
    };
  }, [platform, matchId]);
  return { answer, before, now, show };
}
