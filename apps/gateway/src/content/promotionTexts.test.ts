import { describe, expect, it } from 'vitest';
import { activityContents } from './activities';
import type { Promotion } from './promotion';

/** Every number that a promotion's terms hold a merchant to. */
function listNumbers({ pays, timesStaked }: Promotion): number[] {
  const turnover = timesStaked === undefined ? [] : [timesStaked];
  switch (pays.by) {
    case 'claim':
    case 'review':
      return [pays.amount, ...turnover];
    case 'firstDeposit':
      return [pays.least, ...turnover];
    case 'share':
      return [pays.percent, ...turnover];
    case 'board':
    case 'rank':
      return [pays.prizes.length, ...pays.prizes, ...turnover];
    case 'level':
      return [...pays.amounts, pays.least, ...turnover];
  }
}

const tags = { EN: 'en', TY: 'fil', PT: 'pt-BR' } as const;
const languages = ['EN', 'TY', 'PT'] as const;

describe.each(activityContents.filter(({ endDays = 0 }) => endDays >= 0))(
  'the text of $id',
  (activity) => {
    it.each(languages)('promises in %s the numbers that its terms pay', (language) => {
      const text = ` ${activity.content[language].replace(/<[^>]+>/g, ' ')} `;
      // A whole number, as the language writes it, not a part of another.
      const told = text.match(/\d[\d.,]*\d|\d/g) ?? [];
      for (const number of listNumbers(activity))
        expect(told).toContain(number.toLocaleString(tags[language]));
    });
  },
);
