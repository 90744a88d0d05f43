import { useEffect, useState } from 'preact/hooks';
import type { Boot, RoundEnd } from '../boot';
import type { Platform } from './askPlatform';

/** The pot that a game plays for, in major units. */
export interface ShownJackpot {
  /** Its content now. */
  readonly amount: number;
  /** The amount that the round that has just ended won of it. */
  readonly won: number | undefined;
}

const refreshMs = 10_000;

/**
 * The pot as the platform tells it every ten seconds, and at once after a win: a figure that does not come stays as it was.
 * Undefined where the game plays for none.
 */
export function useJackpot(
  { jackpot }: Pick<Boot, 'jackpot'>,
  platform: Pick<Platform, 'jackpot'>,
  last: Pick<RoundEnd, 'id' | 'jackpot'> | undefined,
): ShownJackpot | undefined {
  const [amount, setAmount] = useState(jackpot?.amount);
  const isThere = jackpot !== undefined;
  const won = last?.jackpot === undefined ? undefined : last.id;
  useEffect(() => {
    if (!isThere) return undefined;
    const ask = () =>
      void platform.jackpot().then(
        (answer) => setAmount(answer.amount),
        () => undefined,
      );
    if (won !== undefined) ask();
    const timer = setInterval(ask, refreshMs);
    return () => clearInterval(timer);
  }, [isThere, platform, won]);
  return amount === undefined ? undefined : { amount, won: last?.jackpot };
}
