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
  { compact, decimals }: MoneyOptions,
): Intl.NumberFormat {
  const scale = decimals ?? currencyScale;
  const key = JSON.stringify([locale, scale, compact]);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: compact ? 0 : scale,
    maximumFractionDigits: compact ? Math.min(scale, 1) : scale,
    ...(compact ? { notation: 'compact' } : {}),
  });
  formatters.set(key, made);
  return made;
}

const noBreak = '\u00a0';

/** Languages that write the symbol behind the number, and those that keep it apart in front of it. */
const behind = /^(?:de|es|fr|it|pl|ru|uk|vi)\b/;
const apart = /^(?:ar|fa|id|ms|nl|pt|ur)\b/;

// By a table of our own: engines disagree about the space beside a symbol that is no currency of theirs, and
// a page that a server wrote must read the same in every browser.
function withSymbol(number: string, symbol: string, locale: string): string {
  if (behind.test(locale)) return `${number}${noBreak}${symbol}`;
  return apart.test(locale) ? `${symbol}${noBreak}${number}` : `${symbol}${number}`;
}

function signOf(amount: number, signed: boolean | undefined): string {
  if (amount < 0) return '-';
  return signed === true && amount > 0 ? '+' : '';
}

/** Writes an amount in major units, digits and placement by language, symbol and scale by merchant. */
export function formatMoney(
  amount: number,
  locale: string,
  currency: Currency,
  options: MoneyOptions = {},
): string {
  const number = formatter(locale, currency.scale, options).format(Math.abs(amount));
  const sign = signOf(amount, options.signed);
  return sign + (options.bare === true ? number : withSymbol(number, currency.symbol, locale));
}
