import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  activeFilters,
  listTabs,
  minBets,
  readListState,
  switchCategory,
  writeListState,
} from './listState';
import type { ListState } from './listState';

const read = (query: string) => readListState(new URLSearchParams(query));

describe('list state in the address', () => {
  it('reads the category from gameType and defaults for the rest [ROUTE-09]', () => {
    expect(read('gameType=FISH')).toEqual({
      category: 'FISH',
      tab: 'all',
      of: undefined,
      vassalage: undefined,
      gameName: '',
      gameClassify: undefined,
      minBet: undefined,
    });
  });

  it('ignores a tab, a bet or blanks that no screen could have written', () => {
    expect(read('gameType=RNG&tab=all;drop&minBet=3&vassalage=%20')).toEqual(read('gameType=RNG'));
  });

  it('knows the minimum bets of the panel, for slots only [LIST-02]', () => {
    expect(minBets).toEqual(['0.01', '0.05', '0.1', '0.5', '0.75']);
    expect(read('gameType=RNG&minBet=0.05').minBet).toBe('0.05');
    expect(read('gameType=FISH&minBet=0.05').minBet).toBeUndefined();
  });

  it('survives the way through the address [LIST-05]', () => {
    const word = fc
      .stringMatching(/^[A-Za-z0-9_&=% ?#-]{1,20}$/)
      .filter((value) => value.trim() === value);
    const state = fc.record<ListState>({
      category: fc.constantFrom('RNG', 'FISH', 'LIVE'),
      tab: fc.constantFrom(...listTabs),
      of: fc.option(word, { nil: undefined }),
      vassalage: fc.option(word, { nil: undefined }),
      gameName: fc.oneof(fc.constant(''), word),
      gameClassify: fc.option(word, { nil: undefined }),
      minBet: fc.option(fc.constantFrom(...minBets), { nil: undefined }),
    });
    fc.assert(
      fc.property(state, (given) => {
        const expected = {
          ...given,
          of: given.tab === 'recent' ? given.of : undefined,
          minBet: given.category === 'RNG' ? given.minBet : undefined,
        };
        expect(readListState(new URLSearchParams(writeListState(given)))).toEqual(expected);
      }),
    );
  });

  it('drops vendor, search and filters with another category, and keeps the tab [LIST-02]', () => {
    const state = read('gameType=RNG&tab=hot&vassalage=PG&gameName=x&minBet=0.1&gameClassify=ALL');
    expect(activeFilters(state)).toBe(3);
    expect(switchCategory(state, 'FISH')).toEqual(read('gameType=FISH&tab=hot'));
  });
});
