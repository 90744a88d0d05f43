import type { LanguageCode } from '@playhouse/whitelabel';
import { fillText } from '../base/fillText';
import type { MerchantScope } from '../base/merchants';
import { findTexts } from '../base/texts';
import { rewardTitles } from './letters';
import { tell } from './merchantText';
import { promotions } from './promotions';

const sender = findTexts('causes.transfer');

/** The note of a movement that pays a reward. */
export const getRewardCause = (template: string): string => `reward ${template}`;

/** Texts by the note of a movement that pays a promotion. */
const causes = new Map([
  // Rewards and promotions have names of their own: a welcome reward is not the welcome bonus.
  ...[...rewardTitles].map(([template, title]) => [getRewardCause(template), title] as const),
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
