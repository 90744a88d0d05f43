import { describe, expect, it } from 'vitest';
import { favouriteListQuery, gameListQuery, recentListQuery } from './listRequest';
import { readListState } from './listState';

const state = (query: string) => readListState(new URLSearchParams(query));

describe('list requests', () => {
  it('carry everything that the game list call asks for [LIST-08]', () => {
    expect(
      gameListQuery(state('gameType=RNG&vassalage=PG&gameName=tiger&minBet=0.05'), 'TY', 3),
    ).toEqual({
      platform: 'html5',
      clientType: 2,
      gameName: 'tiger',
      gameType: 'RNG',
      isNew: null,
      gameClassify: 'ALL',
      minBet: 0.05,
      minLine: null,
      pageNo: 3,
      pageSize: 26,
      vassalage: 'PG',
      language: 'TY',
    });
  });

  it.each([
    ['gameType=RNG&gameClassify=NEW', 1],
    ['gameType=RNG', null],
    ['gameType=RNG&tab=hot', null],
    ['gameType=FISH', null],
  ])('of %s say isNew %s: it is 1 only where New was chosen [LIST-05, LIST-08]', (query, isNew) => {
    expect(gameListQuery(state(query), 'EN', 1)).toHaveProperty('isNew', isNew);
  });

  it('ask for 26 favourites and 25 recent games a page [LIST-06, FAV-02]', () => {
    expect(favouriteListQuery(state('gameType=FISH&tab=fav'), 'EN', 2)).toEqual({
      pageNo: 2,
      gameType: 'FISH',
      pageSize: 26,
      language: 'EN',
    });
    expect(recentListQuery(state('gameType=FISH&tab=recent'), 'EN', 2)).toEqual({
      page: 2,
      pageSize: 25,
      gameType: 'ALL',
      language: 'EN',
      clientType: 2,
    });
    const ofFish = state('gameType=RNG&tab=recent&of=FISH');
    expect(recentListQuery(ofFish, 'EN', 1)).toHaveProperty('gameType', 'FISH');
  });
});
