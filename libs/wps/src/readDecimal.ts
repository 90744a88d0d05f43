/** Spaces of every width: many languages set them between thousands. */
const spaces = /\s|\u2009|\u202f/gu;
/** The signs that the site itself writes beside an amount: the sign or the letters of a currency, and marks of direction. */
const besides = /^[\p{Sc}\p{L}.\p{Cf}]*?(?=[\d.,-])|[\p{Sc}\p{L}\p{Cf}]+$/gu;

/** How a number is written. */
export interface NumberStyle {
  /** Most digits behind the decimal sign. */
  readonly scale: number;
  /** That of the language in which it is typed. @default '.' */
  readonly decimalSign?: '.' | ',' | undefined;
}

/** Digits in groups of three with one sign between them, or without any. */
const whole = /^(?:\d+|[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*)$/;

/** Where the decimals of a number begin; undefined where it has none. */
function findDecimals(text: string, { scale, decimalSign = '.' }: NumberStyle): number | undefined {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const sign = text[at];
  if (sign === undefined || text.indexOf(sign) !== at) return undefined;
  // A sign between three digits is as likely one between thousands, unless the language or another sign says so.
  const isAlone = !/[.,]/.test(text.slice(0, at));
  const isThousands =
    isAlone && sign !== decimalSign && text.length - at === 4 && !text.startsWith('0');
  return isThousands || (text.length - at - 1 > scale && sign !== decimalSign) ? undefined : at;
}

/**
 * The number that a player typed, or copied as the site writes it ("1000", "1,5", "₱1,000.00", "R$ 1.000,00"); undefined for
 * what is none, or has more decimals.
 */
export function readDecimal(typed: string, style: NumberStyle): number | undefined {
  const bare = typed.replace(spaces, '').replace(besides, '');
  const at = findDecimals(bare, style) ?? bare.length;
  const [before, decimals] = [bare.slice(0, at), bare.slice(at + 1)];
  if (!whole.test(before) || (bare.length > at && !/^\d+$/.test(decimals))) return undefined;
  const digits = before.replace(/[.,]/g, '');
  if (digits.length > 12 || decimals.length > style.scale) return undefined;
  return Number(`${digits}.${decimals}0`);
}
