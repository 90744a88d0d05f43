import { describe, expect, it } from 'vitest';
import { findCategories, findVendors } from './vendors';

const name = (vassalage: string, gameType = 'RNG') => ({ vassalage, gameType });
const sorting = [
  { gameCategory: 'LIVE', vendorNames: [name('EVO', 'LIVE')] },
  { gameCategory: 'RNG', vendorNames: [name('PG'), name('JL'), name('PG')] },
  {
    gameCategory: 'SPORTS',
    vendorNames: [name('TF', 'ESPORTS'), name('SBO', 'SPORTS'), name('DS88', 'COCKFIGHT')],
  },
];

describe('vendors', () => {
  it('come in the order of the server, each once [POPG-01]', () => {
    expect(findVendors(sorting, 'RNG').map((vendor) => vendor.vassalage)).toEqual(['PG', 'JL']);
    expect(findVendors(sorting, 'FISH')).toEqual([]);
  });

  it('leave out e-sports (TF) and cockfight (DS88) [LIST-04]', () => {
    expect(findVendors(sorting, 'SPORTS').map((vendor) => vendor.vassalage)).toEqual(['SBO']);
  });

  it('name the categories in the order of the server [POPG-01]', () => {
    expect(findCategories(sorting)).toEqual(['LIVE', 'RNG', 'SPORTS']);
  });
});
