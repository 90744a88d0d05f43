import type { BetAnswers, JackpotAnswer, LotteryAnswer } from '../boot';
import type { BookAnswer } from '../sportsbook/book';

/** The platform refused: nothing was moved by this request. */
export class Refusal extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`The platform refused: ${code}`);
    this.code = code;
  }
}

/** The calls of a game by their path under `/play/api`; those that place a bet take a body. */
export interface Platform {
  bet<Path extends keyof BetAnswers>(path: Path, body: object): Promise<BetAnswers[Path]>;
  lottery(): Promise<LotteryAnswer>;
  jackpot(): Promise<JackpotAnswer>;
  /** `matchId` names a match that is answered even after its end. */
  book(matchId: string | undefined): Promise<BookAnswer>;
}

interface Envelope<T> {
  readonly success: boolean;
  readonly value: T;
  readonly code?: string;
}

/** How long an answer is waited for, in milliseconds. */
const patience = 15_000;

/** Asks the platform. @throws Refusal · Error where no answer came, or one of a platform that fails */
async function ask<T>(token: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`/play/api/${path}`, {
    signal: AbortSignal.timeout(patience),
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    credentials: 'omit',
  });
  const answer = (await response.json()) as Envelope<T>;
  if (response.status >= 500) throw new Error(`The platform failed: ${response.status}`);
  if (!answer.success) throw new Refusal(answer.code ?? '');
  return answer.value;
}

export const connect = (token: string): Platform => ({
  bet: (path, body) => ask(token, path, body),
  lottery: () => ask(token, 'lottery'),
  jackpot: () => ask(token, 'jackpot'),
  book: (matchId) => ask(token, matchId === undefined ? 'book' : `book?match=${matchId}`),
});
