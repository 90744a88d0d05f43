import type { WpsClient } from '@playhouse/wps';
import { hashKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readListState } from '../logic/listState';
import { gamePagesOptions } from './gamePages';

const keyFor = (member: string | undefined, search: string) => {
  const state = readListState(new URLSearchParams(search));
  const { queryKey } = gamePagesOptions({} as WpsClient, { state, language: 'EN', member });
  return hashKey(queryKey);
};

test.each(['fav', 'recent'])('the pages of %s are kept for their member alone [FAV-02]', (tab) => {
  const search = `gameType=RNG&tab=${tab}`;
  expect(keyFor('ana', search)).not.toBe(keyFor('ben', search));
  // Their calls know no name: what is searched for is found among what was loaded.
  expect(keyFor('ana', `${search}&gameName=reef`)).toBe(keyFor('ana', search));
});

test('the pages of all games are the same for everybody, each search has its own [LIST-05]', () => {
  expect(keyFor('ana', 'gameType=RNG')).toBe(keyFor(undefined, 'gameType=RNG'));
  expect(keyFor('ana', 'gameType=RNG&gameName=reef')).not.toBe(keyFor('ana', 'gameType=RNG'));
});
