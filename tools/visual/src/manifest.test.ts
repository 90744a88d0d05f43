import { describe, expect, it } from 'vitest';
import { acceptPictures } from './manifest';

const known = {
  browser: '1',
  pictures: { 'wallet/deposit/light': 'a', 'wallet/deposit/dark': 'b', 'shell/home/light': 'c' },
};
const run = {
  browser: '2',
  pictures: { 'wallet/deposit/light': 'A', 'wallet/deposit/dark': 'B', 'auth/login/light': 'd' },
};
const accept = (...names: readonly string[]) =>
  acceptPictures(known, run, ['shell/home/light'], names).pictures;

describe('accepting', () => {
  it('takes one picture and leaves the others as they were', () => {
    expect(accept('wallet/deposit/light')).toEqual({
      ...known.pictures,
      'wallet/deposit/light': 'A',
    });
  });

  it('takes all of a screen, or all of a look', () => {
    expect(accept('wallet/deposit')['wallet/deposit/dark']).toBe('B');
    expect(accept('dark')).toEqual({ ...known.pictures, 'wallet/deposit/dark': 'B' });
  });

  it('takes what is new and leaves out what is gone', () => {
    expect(accept('all')).toEqual(run.pictures);
  });

  it('refuses a name that has not changed', () => {
    expect(() => accept('lobby/search')).toThrow('lobby/search');
  });
});
