import { fillText } from '../../../base/fillText';
import type { Boot, WordId } from '../wire';

/** Words and amounts in the language of a game's page. */
export interface Speech {
  say(word: WordId, values?: Readonly<Record<string, string>>): string;
  money(amount: number): string;
  /** With a sign also before a gain. */
  signedMoney(amount: number): string;
}

export function createSpeech({ words, locale, currency, scale }: Boot): Speech {
  const moneyFormat = (signDisplay: 'auto' | 'exceptZero') =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: scale,
      maximumFractionDigits: scale,
      signDisplay,
    });
  const plain = moneyFormat('auto');
  const signed = moneyFormat('exceptZero');
  return {
    say: (word, values = {}) => fillText(words[word], values),
    money: (amount) => plain.format(amount),
    signedMoney: (amount) => signed.format(amount),
  };
}
