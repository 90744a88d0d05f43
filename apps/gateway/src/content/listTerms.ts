import type { LanguageCode } from '@playhouse/whitelabel';
import { languageTag } from '../base/language';
import type { MerchantScope } from '../base/merchants';
import type { Promotion } from './promotion';
import { readTerms } from './readTerms';
import { writeMoney } from './writeMoney';

/** A promotion's terms by the names under which its texts tell them, so that no text promises anything else. */
export function listTerms(
  promotion: Pick<Promotion, 'pays' | 'timesStaked'>,
  language: LanguageCode,
  scope: MerchantScope,
): Readonly<Record<string, string>> {
  const money = (amount: number) => writeMoney(amount, language, scope, { round: true });
  const number = (value: number) => value.toLocaleString(languageTag(language));
  const {
    timesStaked,
    percent,
    minDeposit,
    maxPayout,
    prizes = [],
    stakesPercent,
  } = readTerms(promotion);
  return {
    unit: money(1),
    times: number(timesStaked),
    places: number(prizes.length),
    ...(minDeposit !== undefined && { least: money(minDeposit) }),
    ...(maxPayout !== undefined && { amount: money(maxPayout) }),
    ...(percent !== undefined && { percent: number(percent) }),
    ...(stakesPercent !== undefined && { stakesPercent: number(stakesPercent) }),
    ...Object.fromEntries(prizes.map((prize, at) => [`prize${at + 1}`, money(prize)])),
  };
}
