/** The typed rate of each category, as text, so that a half-typed number is not lost. */
export type RateDrafts = Readonly<Record<string, string>>;

interface Rate {
  readonly gameType: string;
  readonly rate: number;
  readonly min: number;
  readonly max: number;
}

type Bounds = Pick<Rate, 'min' | 'max'>;

/** A rate in percent, to three decimals; undefined for anything else. Both decimal signs are understood. */
function parseRate(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^\d+(\.\d{1,3})?$/.test(plain) ? Number(plain) : undefined;
}

/** Whether a typed rate is no number from `min` to `max`. */
export function rateError(text: string, { min, max }: Bounds): boolean {
  const rate = parseRate(text);
  return rate === undefined || rate < min || rate > max;
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
  for (const { gameType, ...bounds } of rates) {
    const draft = drafts[gameType] ?? '';
    const rate = parseRate(draft);
    if (rate === undefined || rateError(draft, bounds)) return undefined;
    sent.push({ gameType, rate });
  }
  return sent;
}
