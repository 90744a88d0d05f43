import { expect, test } from 'vitest';
import { mergeRuntime } from '../runtime/mergeRuntime';
import { sampleMerchant } from '../testing/sampleMerchant';
import { hasDomain } from './domains';

test('a merchant has what it names, and all that nobody may do without', () => {
  const merchant = { domains: ['agent'] as const };
  expect(hasDomain(merchant, 'agent')).toBe(true);
  expect(hasDomain(merchant, 'lottery')).toBe(false);
  expect(hasDomain(merchant, 'wallet')).toBe(true);
});

test('the platform cannot bring back what a merchant does without [WL-02]', () => {
  const answer = { categories: ['RNG', 'ELOTT', 'LOTT'], agentMenu: ['mail'], domains: ['agent'] };
  const { merchant } = mergeRuntime({ ...sampleMerchant, domains: [] }, answer);
  expect(merchant).toMatchObject({ categories: ['RNG'], agentMenu: [], domains: [] });
});
