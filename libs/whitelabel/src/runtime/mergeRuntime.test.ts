import { describe, expect, it } from 'vitest';
import { sampleMerchant } from '../testing/sampleMerchant';
import { mergeRuntime } from './mergeRuntime';

describe('mergeRuntime', () => {
  it('lays the answer over the baked config [WL-02]', () => {
    const { merchant, problems } = mergeRuntime(sampleMerchant, {
      homeBlocks: ['winners'],
      maintenance: { active: true, until: 1_800_000_000_000 },
      mobileTemplate: { mem_cen: 0, dep_func: 1 },
    });
    expect(problems).toEqual([]);
    expect(merchant).toEqual({
      ...sampleMerchant,
      homeBlocks: ['winners'],
      maintenance: { active: true, until: 1_800_000_000_000 },
      mobileTemplate: { mem_cen: 0, dep_func: 1 },
    });
  });

  it('switches single flags, module ids and paths and keeps the others [WL-02, WL-04, WL-05]', () => {
    const baked = { ...sampleMerchant, modules: { COMM3: 'C' }, paths: { 'a.b': '/wps/a' } };
    const { merchant } = mergeRuntime(baked, {
      flags: { MAILCEN: true, USERNAMEREG3: false },
      modules: { INBOX3: 'I' },
      paths: { 'c.d': '/wps/c' },
    });
    expect(merchant.flags).toEqual({ USERNAMEREG3: false, MAILCEN: true });
    expect(merchant.modules).toEqual({ COMM3: 'C', INBOX3: 'I' });
    expect(merchant.paths).toEqual({ 'a.b': '/wps/a', 'c.d': '/wps/c' });
  });

  it('does not fall back to a default where the answer is silent [WL-02]', () => {
    const baked = { ...sampleMerchant, imageCDNs: ['https://cdn.example'] };
    expect(mergeRuntime(baked, {}).merchant).toEqual(baked);
  });

  it.each([
    undefined,
    null,
    'oops',
    42,
    ['a'],
    { flags: 'all' },
    { flags: { MAILCEN: 1 } },
    { homeBlocks: ['x'] },
  ])('keeps the baked config in force when the answer is %j [WL-02]', (answer) => {
    const { merchant, problems } = mergeRuntime(sampleMerchant, answer);
    expect(merchant).toBe(sampleMerchant);
    expect(problems.length).toBeGreaterThan(0);
  });

  it('drops a malformed answer as a whole and says which field did not fit [WL-02]', () => {
    const { merchant, problems } = mergeRuntime(sampleMerchant, {
      flags: { MAILCEN: true },
      jackpot: { mode: 'fast' },
    });
    expect(merchant.flags.MAILCEN).toBe(false);
    expect(problems).toEqual(['jackpot.mode: must be one of "simulated", "feed"']);
  });

  it('reports an unknown flag and still takes the known ones [WL-03]', () => {
    const { merchant, unknownFlags, problems } = mergeRuntime(sampleMerchant, {
      flags: { MAILCEN: true, NEWTHING9: true },
    });
    expect(unknownFlags).toEqual(['NEWTHING9']);
    expect(problems).toEqual([]);
    expect(merchant.flags).toEqual({ USERNAMEREG3: true, MAILCEN: true });
  });

  it('never lets an answer replace code, key or theme [WL-02]', () => {
    const answer = { code: 'other', encryption: { kid: 'evil' }, theme: { brand: '#000' } };
    const { merchant, problems } = mergeRuntime(sampleMerchant, answer);
    expect(merchant).toEqual(sampleMerchant);
    expect(problems).toHaveLength(3);
  });
});
