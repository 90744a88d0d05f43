import type { LanguageCode } from '@playhouse/whitelabel';
import { fillText } from '../base/fillText';
import type { MerchantScope } from '../base/merchants';
import { findTexts } from '../base/texts';
import { rewardTitles } from './letters';
import { tell } from './merchantText';
import { promotions } from './promotions';

const sender = findTexts('causes.transfer');

/** Texts by the note of a movement that pays a promotion. */
const causes = new Map([
  ...rewardTitles,
  ...promotions.map(({ id, title }) => [id, title] as const),
  ['Referral', findTexts('causes.referral')] as const,
  ['Red rain', findTexts('causes.redRain')] as const,
]);

/** The cause of a movement in the reader's words; names of games and orders stay as they are. */
export function getRemark(
  { kind, note }: { readonly kind: string; readonly note: string },
  language: LanguageCode,
  scope: MerchantScope,
): string | null {
  if (note === '') return null;
  if (kind === 'transferIn') return fillText(sender[language], { name: note });
  const cause = kind === 'promotion' ? causes.get(note) : undefined;
  return cause === undefined ? note : tell(cause, language, scope);
}
