import type { LanguageCode } from '@playhouse/whitelabel';
import type { Texts } from '../base/language';
import type { MerchantScope } from '../base/merchants';
import { tell } from './merchantText';
import { rewardTitles } from './messages';
import { promotions } from './promotions';

const causes: Readonly<Record<string, Texts>> = {
  Referral: { EN: 'A friend you invited', TY: 'Inimbitahan mong kaibigan', PT: 'Amigo convidado' },
  'Red rain': { EN: 'Red envelope rain', TY: 'Ulan ng pulang sobre', PT: 'Chuva de envelopes' },
};
const sender: Texts = { EN: 'From {name}', TY: 'Mula kay {name}', PT: 'De {name}' };

/** What a movement was for, in the reader's words; names of games and orders stay as they are. */
export function remarkOf(
  { kind, note }: { readonly kind: string; readonly note: string },
  language: LanguageCode,
  scope: MerchantScope,
): string | null {
  if (note === '') return null;
  if (kind === 'transferIn') return sender[language].replace('{name}', () => note);
  if (kind !== 'promotion') return note;
  const words =
    causes[note] ?? promotions.find(({ id }) => id === note)?.title ?? rewardTitles[note];
  return words === undefined ? note : tell(words, language, scope);
}
