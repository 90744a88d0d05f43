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

  it('say isNew 1 when New was chosen, else null: All of the slots has all of them, new ones first [LIST-05, LIST-08]', () => {
    expect(gameListQuery(state('gameType=RNG'), 'EN', 1)).toMatchObject({
      gameClassify: 'NEW',
      isNew: null,
    });
    expect(gameListQuery(state('gameType=RNG&gameClassify=NEW'), 'EN', 1)).toMatchObject({
      gameClassify: 'NEW',
      isNew: 1,
    });
    expect(gameListQuery(state('gameType=FISH'), 'EN', 1)).toMatchObject({
      gameClassify: 'ALL',
      isNew: null,
    });
    expect(gameListQuery(state('gameType=RNG&tab=hot'), 'EN', 1)).toMatchObject({
      gameClassify: 'HOT',
      isNew: null,
    });
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
      gameType: 'FISH',
      language: 'EN',
      clientType: 2,
    });
  });
});
