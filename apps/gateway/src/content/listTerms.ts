import type { LanguageCode } from '@playhouse/whitelabel';
import { languageTag } from '../base/language';
import type { MerchantScope } from '../base/merchants';
import type { Promotion } from './promotion';
import { writeMoney } from './writeMoney';

type Terms = Pick<Promotion, 'pays' | 'timesStaked'>;

/** A promotion's terms by the names under which its texts tell them, so that no text promises anything else. */
export function listTerms(
  { pays, timesStaked }: Terms,
  language: LanguageCode,
  scope: MerchantScope,
): Readonly<Record<string, string>> {
  const money = (amount: number) => writeMoney(amount, language, scope, { round: true });
  const number = (value: number) => value.toLocaleString(languageTag(language));
  const prizes = 'prizes' in pays ? pays.prizes : undefined;
  return {
    unit: money(1),
    ...(timesStaked === undefined ? {} : { times: number(timesStaked) }),
    ...('least' in pays ? { least: money(pays.least) } : {}),
    ...('amount' in pays ? { amount: money(pays.amount) } : {}),
    ...('percent' in pays ? { percent: number(pays.percent) } : {}),
    ...(prizes && { places: number(prizes.length) }),
    ...Object.fromEntries((prizes ?? []).map((prize, at) => [`prize${at + 1}`, money(prize)])),
  };
}
