import { describe, expect, it } from 'vitest';
import { classifyKeys, toClassify } from './classify';

const base = { category: 'RNG', tab: 'all', vassalage: undefined, chosen: undefined } as const;

describe('toClassify', () => {
  it('sends NEW for slots of all vendors, otherwise ALL [LIST-05]', () => {
    expect(toClassify(base)).toBe('NEW');
    expect(toClassify({ ...base, vassalage: 'PG' })).toBe('ALL');
    expect(toClassify({ ...base, category: 'FISH' })).toBe('ALL');
  });

  it('sends HOT and FAV for the quick tabs, whatever was chosen [LIST-05]', () => {
    expect(toClassify({ ...base, tab: 'hot', chosen: 'ALL' })).toBe('HOT');
    expect(toClassify({ ...base, tab: 'fav', chosen: 'ALL' })).toBe('FAV');
  });

  it('sends the key that the player chose, also one of a vendor [LIST-05]', () => {
    expect(toClassify({ ...base, chosen: 'ALL' })).toBe('ALL');
    expect(toClassify({ ...base, chosen: 'MEGAWAYS' })).toBe('MEGAWAYS');
  });

  it('reads NEW as ALL outside slots [LIST-05]', () => {
    expect(toClassify({ ...base, category: 'FISH', chosen: 'NEW' })).toBe('ALL');
  });
});

describe('classifyKeys', () => {
  it('offers NEW for slots only and adds the keys of the vendors once [LIST-05]', () => {
    expect(classifyKeys('RNG', ['MEGAWAYS', 'HOT', 'MEGAWAYS', ''])).toEqual([
      'ALL',
      'NEW',
      'HOT',
      'FAV',
      'MEGAWAYS',
    ]);
    expect(classifyKeys('FISH', ['NEW', 'BOSS'])).toEqual(['ALL', 'HOT', 'FAV', 'BOSS']);
  });
});
