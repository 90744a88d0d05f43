import type { Boot } from '../boot';

/** Words and amounts in the language of a game's page. */
export interface Speech {
  /** A text by its id without the group `games`; an id that has none is told as it is. */
  say(word: string, values?: Readonly<Record<string, string>>): string;
  /** Major units. */
  money(amount: number): string;
  /** Major units, without decimals where there are none: for buttons. */
  shortMoney(amount: number): string;
  /** With a sign also before a gain. */
  signedMoney(amount: number): string;
  /** A share as a percentage with two digits. */
  percent(share: number): string;
  /** A number of things. */
  count(size: number): string;
}

/** Formats numbers. A format is slow to make, and a page that starts needs few of them. */
function formatWith(create: () => Intl.NumberFormat): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => (format ??= create()).format(value);
}

export function createSpeech({
  words,
  locale,
  currency,
  scale,
}: Pick<Boot, 'words' | 'locale' | 'currency' | 'scale'>): Speech {
  const inCurrency = (options: Intl.NumberFormatOptions) => () =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: scale,
      maximumFractionDigits: scale,
      ...options,
    });
  const plain = formatWith(inCurrency({}));
  const short = formatWith(inCurrency({ trailingZeroDisplay: 'stripIfInteger' }));
  const signed = formatWith(inCurrency({ signDisplay: 'exceptZero' }));
  const whole = formatWith(() => new Intl.NumberFormat(locale));
  const share = formatWith(
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
  );
  const fill = (text: string, values: Readonly<Record<string, string>>) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return {
    say: (word, values = {}) => fill(words[word] ?? word, values),
    ...{ money: plain, shortMoney: short, signedMoney: signed, percent: share, count: whole },
  };
}
