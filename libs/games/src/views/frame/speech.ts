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

export function createSpeech({
  words,
  locale,
  currency,
  scale,
}: Pick<Boot, 'words' | 'locale' | 'currency' | 'scale'>): Speech {
  const createFormat = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: scale,
      maximumFractionDigits: scale,
      ...options,
    });
  const plain = createFormat({});
  const short = createFormat({ trailingZeroDisplay: 'stripIfInteger' });
  const signed = createFormat({ signDisplay: 'exceptZero' });
  const whole = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const fill = (text: string, values: Readonly<Record<string, string>>) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return {
    say: (word, values = {}) => fill(words[word] ?? word, values),
    money: (amount) => plain.format(amount),
    shortMoney: (amount) => short.format(amount),
    signedMoney: (amount) => signed.format(amount),
    percent: (value) => share.format(value),
    count: (size) => whole.format(size),
  };
}
