import { describe, expect, it } from 'vitest';
import { createScopes } from '../base/merchants';
import { testMerchants } from '../testing/merchants';
import { activityContents } from './activities';
import { popupContents } from './announcements';
import { listTerms } from './listTerms';
import { tell } from './merchantText';
import type { Promotion } from './promotion';
import { readTerms } from './readTerms';
import { writeMoney } from './writeMoney';

const given = <T>(values: readonly (T | undefined)[]) =>
  values.flatMap((value) => (value === undefined ? [] : [value]));

/** Every amount of money, and every other number, that a promotion's terms hold a merchant to. */
function listPromises(promotion: Promotion) {
  const terms = readTerms(promotion);
  const { timesStaked, percent, stakesPercent, minDeposit, maxPayout, prizes } = terms;
  return {
    amounts: given([minDeposit, ...(prizes ?? [maxPayout])]),
    numbers: given([timesStaked || undefined, percent, stakesPercent, prizes?.length]),
  };
}

const tags = { EN: 'en', TY: 'fil', PT: 'pt-BR' } as const;
const languages = ['EN', 'TY', 'PT'] as const;

const scope = [...createScopes(testMerchants).values()][0];
if (scope === undefined) throw new Error('no merchant');
const { symbol } = scope.config.currency;

describe.each(activityContents.filter(({ endDays = 0 }) => endDays >= 0))(
  'the text of $id',
  (activity) => {
    it.each(languages)('promises in %s what its terms pay, money with its currency', (language) => {
      const terms = listTerms(activity, language, scope);
      const text = tell(activity.content, language, scope, terms).replace(/<[^>]+>/g, ' ');
      // Whole numbers, as the language writes them, not parts of others.
      const told = text.match(/(?:\p{Sc}\s?)?\d(?:[\d.,]*\d)?/gu) ?? [];
      const { amounts, numbers } = listPromises(activity);
      const money = amounts.map((amount) => writeMoney(amount, language, scope, { round: true }));
      expect(money.every((one) => one.startsWith(symbol))).toBe(true);
      expect(told).toEqual(expect.arrayContaining(money));
      for (const number of numbers) expect(told).toContain(number.toLocaleString(tags[language]));
      expect(text).not.toMatch(/[{}]/);
    });
  },
);

it.each(languages)('windows that open by themselves leave no amount open in %s', (language) => {
  for (const { promotion, content } of popupContents)
    expect(
      tell(content, language, scope, promotion && listTerms(promotion, language, scope)),
    ).not.toMatch(/[{}]/);
});
