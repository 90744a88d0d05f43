import { describe, expect, it } from 'vitest';
import { launchHref } from '@playhouse/categories';
import { readLaunchRequest } from './launchRequest';

const read = (query: string) => readLaunchRequest(new URLSearchParams(query));

describe('the address of the launch screen', () => {
  it('carries playType, prize_mode, code and pageBack [ROUTE-08]', () => {
    expect(read('playType=ent&prize_mode=ELOTT&code=MD5_1&pageBack=home')).toMatchObject({
      vendor: 'ELOTT',
      gameId: 'MD5_1',
      prizeMode: 'ELOTT',
      playType: 'ent',
      backToHome: true,
    });
  });

  it('opens the lobby when it names no code [ROUTE-08]', () => {
    expect(read('playType=trad&prize_mode=LOTT')).toMatchObject({
      vendor: 'LOTT',
      gameId: 'lobby',
      backToHome: false,
    });
    expect(read('')).toMatchObject({ vendor: 'LOTT', gameId: 'lobby', playType: 'trad' });
  });

  it('finds the vendor of the SEA prize mode [LAUNCH-01]', () => {
    expect(read('prize_mode=SEA')).toMatchObject({ vendor: 'TCG_SEA', gameId: 'lobby' });
    expect(read('vendor=TCG_SEA')).toMatchObject({ prizeMode: 'SEA' });
  });

  it('reads back what a tile wrote [LAUNCH-04]', () => {
    const href = launchHref({
      nodeId: 'n',
      vassalage: 'PG',
      gameType: 'RNG',
      roomId: 'r',
      supportPlay: true,
    });
    expect(readLaunchRequest(new URL(href, 'https://site.test').searchParams)).toEqual({
      vendor: 'PG',
      gameId: 'r',
      nodeId: 'n',
      category: 'RNG',
      prizeMode: undefined,
      playType: undefined,
      supportPlay: true,
      backToHome: false,
    });
  });
});
