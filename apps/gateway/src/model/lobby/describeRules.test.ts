import { languageCodes } from '@playhouse/whitelabel';
import { expect, it } from 'vitest';
import { gameSeeds } from '../../catalogue/games';
import { describeRules } from './describeRules';

it('every title has its rules in each language, without a figure left open', () => {
  for (const { nodeId } of gameSeeds())
    for (const language of languageCodes) {
      const text = describeRules(nodeId, language);
      expect(text.length).toBeGreaterThan(30);
      expect(text).not.toMatch(/[{}]/);
    }
});
