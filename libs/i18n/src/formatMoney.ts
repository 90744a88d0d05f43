/** The merchant's currency. */
export interface Currency {
  /** ISO 4217, or the platform's own code for money that has none (a crypto coin, points). */
  readonly code: string;
  readonly symbol: string;
  /** Number of minor digits; Intl's own idea of it is not used (it differs between engines). */
  readonly scale: number;
}

export interface MoneyOptions {
  /** Leaves the symbol out. @default false */
  readonly bare?: boolean;
  /** Shows a plus sign on gains. @default false */
  readonly signed?: boolean;
  /** 1.2M instead of 1,200,000.00. @default false */
  readonly compact?: boolean;
  /** Minor digits to show, where a screen asks for a number of its own. @default the currency's scale */
  readonly decimals?: number;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(
  locale: string,
  currencyScale: number,
  options: MoneyOptions,
): Intl.NumberFormat {
  const scale = options.decimals ?? currencyScale;
  const key = JSON.stringify([locale, scale, options]);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    // XXX is the code for no currency: valid everywhere, and its place is taken by the symbol.
    ...(options.bare ? {} : { style: 'currency', currency: 'XXX' }),
    minimumFractionDigits: options.compact ? 0 : scale,
    maximumFractionDigits: options.compact ? Math.min(scale, 1) : scale,
    ...(options.compact ? { notation: 'compact' } : {}),
    ...(options.signed ? { signDisplay: 'exceptZero' } : {}),
  });
  formatters.set(key, made);
  return made;
}

/** Writes an amount in major units, digits and placement by language, symbol and scale by merchant. */
export function formatMoney(
  amount: number,
  locale: string,
  currency: Currency,
  options: MoneyOptions = {},
): string {
  return formatter(locale, currency.scale, options)
    .formatToParts(amount)
    .map((part) => (part.type === 'currency' ? currency.symbol : part.value))
    .join('');
}
