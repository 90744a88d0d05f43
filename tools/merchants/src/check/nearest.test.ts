import { describe, expect, it } from 'vitest';
import { didYouMean, editDistance, nearest } from './nearest';

describe('nearest', () => {
  it('counts edits', () => {
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('', 'abc')).toBe(3);
  });

  it('finds the name that was meant, whatever its case', () => {
    expect(nearest('usernamreg3', ['MAILCEN', 'USERNAMEREG3'])).toBe('USERNAMEREG3');
  });

  it('stays silent when nothing is near', () => {
    expect(nearest('jackpot', ['MAILCEN', 'REWCEN3'])).toBeUndefined();
    expect(didYouMean('jackpot', ['MAILCEN'])).toBe('');
  });
});
