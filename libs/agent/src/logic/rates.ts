/** The typed rate of each category, as text, so that a half-typed number is not lost. */
export type RateDrafts = Readonly<Record<string, string>>;

interface Rate {
  readonly gameType: string;
  readonly rate: number;
  readonly max: number;
}

/** A rate in percent; undefined for what is not a number. Both decimal signs are understood. */
function parseRate(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** Whether a typed rate is no number from 0 to `max`. */
export function rateError(text: string, max: number): boolean {
  const rate = parseRate(text);
  return rate === undefined || rate > max;
}

/** Drafts that show the rates in force. */
export function toDrafts(rates: readonly Rate[]): RateDrafts {
  return Object.fromEntries(rates.map(({ gameType, rate }) => [gameType, String(rate)]));
}

/** The rates to send; undefined when one is out of bounds. */
export function readRates(
  rates: readonly Rate[],
  drafts: RateDrafts,
): { gameType: string; rate: number }[] | undefined {
  const sent: { gameType: string; rate: number }[] = [];
  for (const { gameType, max } of rates) {
    const rate = parseRate(drafts[gameType] ?? '');
    if (rate === undefined || rate > max) return undefined;
    sent.push({ gameType, rate });
  }
  return sent;
}
