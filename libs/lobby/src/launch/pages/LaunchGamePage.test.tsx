import { refusing } from '@playhouse/fixtures';
import { localStore, storageKeys } from '@playhouse/storage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logIn, logOut, visit } from '../../testing/site';
import { roundDueMs } from './useRounds';

beforeEach(logIn);
afterEach(logOut);
beforeEach(() => localStore.remove(storageKeys.movements));
afterEach(() => vi.useRealTimers());

const game =
  '/m/launchGame?vendor=TCG_KOI&nodeId=7&category=RNG&gameId=room-7&supportPlay=true&showChoice=false';
const slip = '/m/launchGame?playType=ent&prize_mode=ELOTT&code=FAST3&pageBack=home';
// Of a vendor that does not tell how its draws are played.
const lottery = `${slip}&frame=true`;

async function frame() {
  return screen.findByTitle<HTMLIFrameElement>('Golden Carabao');
}

function say(source: HTMLIFrameElement, data: unknown) {
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: 'null', source: source.contentWindow }),
    );
  });
}

describe('the launch screen', () => {
  it('starts a game once, in a frame, and records it as played [LAUNCH-04, FAV-02]', async () => {
    const wps = visit(game);
    expect((await frame()).src).toBe('http://localhost:3000/play/sample');
    expect(wps.callsOf('lobby.launchGame')).toHaveLength(1);
    expect(wps.callsOf('lobby.launchGame')[0]).toMatchObject({
      query: {
        vendor: 'TCG_KOI',
        gameId: 'room-7',
        nodeId: '7',
        supportPlay: true,
        showChoice: false,
      },
    });
    expect(wps.callsOf('lobby.addRecent')).toEqual([{ body: { nodeId: '7', vendor: 'TCG_KOI' } }]);
  });

  it('starts a lottery by its code, the lobby without one [ROUTE-08, LAUNCH-01, LAUNCH-02]', async () => {
    const wps = visit(lottery);
    await frame();
    expect(wps.callsOf('lobby.launchGame')[0]).toMatchObject({
      query: { vendor: 'ELOTT', gameId: 'FAST3', playType: 'ent', prizeMode: 'ELOTT' },
    });
    const lobby = visit('/m/launchGame?vendor=TCG_SEA&prize_mode=SEA');
    await waitFor(() =>
      expect(lobby.callsOf('lobby.launchGame')[0]).toMatchObject({
        query: { vendor: 'TCG_SEA', gameId: 'lobby', prizeMode: 'SEA' },
      }),
    );
  });

  it.each([
    [slip, 'playType=ent&prize_mode=ELOTT&code=FAST3'],
    ['/m/launchGame?playType=trad&prize_mode=LOTT', 'playType=trad&prize_mode=LOTT&code=lobby'],
    ['/m/launchGame?playType=ent&prize_mode=LOTT', 'playType=ent&prize_mode=LOTT&code=lobby'],
    ['/m/launchGame?prize_mode=ELOTT', 'playType=trad&prize_mode=ELOTT&code=lobby'],
  ])(
    'leads to the house’s slip with its play type for %s [ROUTE-08, LAUNCH-02]',
    async (from, to) => {
      const wps = visit(from);
      await waitFor(() =>
        expect(screen.getByTestId('address')).toHaveTextContent(`/m/lottery/play?${to}`),
      );
      expect(wps.callsOf('lobby.launchGame')).toEqual([]);
    },
  );

  it('leads home with pageBack=home, else back to where the player was [ROUTE-08]', async () => {
    visit(lottery, { before: ['/m/elsewhere'] });
    await frame();
    await userEvent.click(screen.getByRole('button', { name: 'Leave the game' }));
    expect(await screen.findByTestId('address')).toHaveTextContent('/m/home');
  });

  it('leaves when the game says it is closed [ROUTE-08]', async () => {
    visit(lottery);
    say(await frame(), { type: 'playhouse:close' });
    expect(await screen.findByTestId('address')).toHaveTextContent('/m/home');
  });

  it('takes a stake off the balance with the bet, and tells its outcome [LAUNCH-04, SHELL-06]', async () => {
    const books = { sum: 100 };
    visit(game, { answers: { 'wallet.balance': () => ({ sumBalance: books.sum, wallets: [] }) } });
    const source = await frame();
    const shown = () => screen.getByRole('banner');
    await waitFor(() => expect(shown()).toHaveTextContent('100.00'));
    say(source, { type: 'playhouse:hold', key: 'round-0001', kind: 'round', amount: 10 });
    expect(shown()).toHaveTextContent('90.00');
    books.sum = 135;
    say(source, { type: 'playhouse:release', key: 'round-0001' });
    expect(shown()).toHaveTextContent('90.00');
    say(source, { type: 'playhouse:balance', balance: 999 });
    expect(shown()).toHaveTextContent('90.00');
    await waitFor(() => expect(shown()).toHaveTextContent('135.00'));
    say(source, { type: 'playhouse:hold', key: 'round-0002', kind: 'round', amount: 136 });
    expect(shown()).toHaveTextContent('135.00');
  });

  it.each([
    ['is gone', (source: HTMLIFrameElement) => fireEvent.load(source)],
    ['hangs', () => act(() => vi.advanceTimersByTime(roundDueMs))],
  ])(
    'tells by the books what became of a bet whose game %s [LAUNCH-04, SHELL-06]',
    async (_name, die) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const books = { sum: 100 };
      visit(game, {
        answers: { 'wallet.balance': () => ({ sumBalance: books.sum, wallets: [] }) },
      });
      const source = await frame();
      fireEvent.load(source);
      const shown = () => screen.getByRole('banner');
      await waitFor(() => expect(shown()).toHaveTextContent('100.00'));
      say(source, { type: 'playhouse:hold', key: 'round-0003', kind: 'round', amount: 10 });
      say(source, { type: 'playhouse:balance', balance: 100 });
      books.sum = 135;
      act(() => vi.advanceTimersByTime(roundDueMs - 1000));
      expect(shown()).toHaveTextContent('90.00');
      const kept = () => localStore.get(storageKeys.movements);
      await waitFor(() => expect(kept()).toContain('"lost":false'));
      die(source);
      await waitFor(() => expect(shown()).toHaveTextContent('135.00'));
      expect(kept()).toContain('"lost":true');
      say(source, { type: 'playhouse:release', key: 'round-0003' });
      await waitFor(() => expect(kept()).toBe('[]'));
    },
  );

  it('keeps five bets of a game at most, and forgets no movement but its own [LAUNCH-04]', async () => {
    const deposit = {
      ...{ key: 'deposit-0001', kind: 'deposit', amount: 50, owner: 'sample demo_player' },
      ...{ meaning: '', lost: false, asked: 0, askedAt: 0, sentAt: Date.now() },
    };
    localStore.set(storageKeys.movements, JSON.stringify([deposit]));
    visit(game);
    const source = await frame();
    const hold = (at: number) => {
      say(source, { type: 'playhouse:hold', key: `flood-00${at}`, kind: 'round', amount: 1 });
    };
    for (let at = 10; at < 17; at += 1) hold(at);
    for (let times = 0; times < 3; times += 1) hold(10);
    say(source, { type: 'playhouse:release', key: 'deposit-0001' });
    const kept = () =>
      [...(localStore.get(storageKeys.movements) ?? '').matchAll(/"key":"([^"]+)"/g)].map(
        ([, key]) => key,
      );
    await waitFor(() => expect(kept()).toHaveLength(6));
    expect(kept()).toEqual(['deposit-0001', ...[10, 11, 12, 13, 14].map((at) => `flood-00${at}`)]);
  });

  it('leaves at a tap while a game never stops talking, and has asked little for it [LAUNCH-04]', async () => {
    const wps = visit(game);
    const source = await frame();
    for (let at = 0; at < 300; at += 1) {
      say(source, { type: 'playhouse:hold', key: `flood-${1000 + at}`, kind: 'round', amount: 1 });
      say(source, { type: 'playhouse:release', key: `flood-${1000 + at}` });
      say(source, { type: 'playhouse:balance', balance: at });
    }
    await userEvent.click(screen.getByRole('button', { name: 'Leave the game' }));
    expect(await screen.findByTestId('address')).toHaveTextContent('/m/home');
    expect(wps.callsOf('wallet.balance').length).toBeLessThan(12);
  });

  it('says that a vendor is down, and starts again when asked [LAUNCH-04]', async () => {
    const down = { now: true };
    const wps = visit(game, {
      answers: {
        'lobby.launchGame': () => {
          if (down.now) refusing('game.unavailable')();
          return { url: '/play/sample', gameName: 'Golden Carabao' };
        },
      },
    });
    const retry = await screen.findByRole('button', { name: /try again/i });
    expect(wps.callsOf('lobby.addRecent')).toEqual([]);
    down.now = false;
    await userEvent.click(retry);
    await frame();
    expect(wps.callsOf('lobby.launchGame')).toHaveLength(2);
  });

  it('offers other games and no second try for a game that there is not [LAUNCH-04]', async () => {
    visit(game, { answers: { 'lobby.launchGame': refusing('game.unknown') } });
    const games = await screen.findByRole('link', { name: 'See other games' });
    expect(games).toHaveAttribute('href', '/m/gameLobby');
    expect(screen.queryByRole('button', { name: /try again/i })).toBeNull();
  });

  it('never runs an address that is no web page [LAUNCH-04]', async () => {
    visit(game, { answers: { 'lobby.launchGame': { url: 'javascript:alert(1)' } } });
    await screen.findByRole('button', { name: /try again/i });
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('is for members [SESS-05]', async () => {
    logOut();
    visit(game);
    expect(await screen.findByTestId('address')).toHaveTextContent(
      /^\/m\/login\?returnTo=%2Fm%2FlaunchGame/,
    );
  });
});
