import { makeGame, replayProof } from '@playhouse/games';
import type { Boot, RoundAnswer } from '@playhouse/games';
import { lobbyCalls, walletCalls } from '@playhouse/wps';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameSeeds } from '../../catalogue/games';
import { verifyBooks } from '../../ledger/verifyBooks';
import type { TestPlatform } from '../../testing/platform';
import { slowStart, startPlatform } from '../../testing/platform';

let platform: TestPlatform;
let player: string;
beforeAll(async () => {
  platform = await startPlatform();
  player = await platform.login('demo_player');
}, slowStart);
afterAll(() => platform.gateway.close());

const blackjack = gameSeeds().find(({ name }) => name === 'Blackjack');

/** Launches the game anew, as a player does who comes back. */
async function openGame(): Promise<Boot> {
  const { value } = await platform.ask(lobbyCalls.launchGame, {
    token: player,
    query: { vendor: blackjack?.vendor ?? '', gameId: 'any', nodeId: blackjack?.nodeId ?? '' },
  });
  const { url } = lobbyCalls.launchGame.answer.parse(value);
  const page = await (await platform.gateway.app.request(url)).text();
  return JSON.parse(/id="boot">(.*?)<\/script>/.exec(page)?.[1] ?? '{}') as Boot;
}

interface Answered {
  readonly success: boolean;
  readonly code?: string;
  readonly value: RoundAnswer;
}

async function send(token: string, path: string, body: object): Promise<Answered> {
  const response = await platform.gateway.app.request(`/play/api/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, Origin: 'null' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answered;
}

const balance = async () => {
  const { value } = await platform.ask(walletCalls.balance, { token: player });
  return walletCalls.balance.answer.parse(value).sumBalance;
};

let deals = 0;

/** Deals until a round waits for the player; those that end at once are none. */
async function dealOpen(token: string): Promise<{ key: string; answer: RoundAnswer }> {
  for (;;) {
    deals += 1;
    const key = `blackjack-deal-${deals}`;
    const body = { roundId: key, bet: 10, action: { move: 'deal' }, clientSeed: 'ana' };
    const { value } = await send(token, 'round', body);
    if (value.end === undefined) return { key, answer: value };
  }
}

const movesIn = (answer: RoundAnswer) => (answer.view as { readonly moves: string[] }).moves;

describe('a round that waits for its player', () => {
  it('has taken its stake, is there when the player comes back and takes no second deal', async () => {
    const { token } = await openGame();
    const { answer } = await dealOpen(token);
    expect(answer.staked).toBe(10);
    expect(await balance()).toBe(answer.balance);
    const again = await openGame();
    expect(again.open).toEqual({ view: answer.view, staked: 10 });
    const second = { roundId: 'a-second-deal', bet: 10, action: { move: 'deal' }, clientSeed: 'b' };
    expect((await send(again.token, 'round', second)).code).toBe('request.invalid');
    const end = { roundId: 'stand-at-last', action: { move: 'stand' } };
    const ended = await send(again.token, 'action', end);
    expect(ended.value.end?.proof.actions).toEqual([{ move: 'deal' }, { move: 'stand' }]);
    expect((await send(again.token, 'action', end)).value).toEqual(ended.value);
    expect((await openGame()).open).toBeUndefined();
    const late = { roundId: 'after-the-end', action: { move: 'stand' } };
    expect((await send(again.token, 'action', late)).code).toBe('request.invalid');
  });

  it('takes a further stake once, however often it is sent, and proves the whole round', async () => {
    const { token } = await openGame();
    let opened = await dealOpen(token);
    while (!movesIn(opened.answer).includes('double')) {
      await send(token, 'action', { roundId: `${opened.key}-stand`, action: { move: 'stand' } });
      opened = await dealOpen(token);
    }
    const before = await balance();
    const double = { roundId: 'double-once', action: { move: 'double' } };
    const copies = await Promise.all([1, 2, 3].map(() => send(token, 'action', double)));
    for (const { value } of copies) expect(value).toEqual(copies[0]?.value);
    const { end, staked } = copies[0]?.value ?? {};
    expect(staked).toBe(20);
    expect(await balance()).toBe(before - 10 + (end?.win ?? 0));
    if (blackjack?.spec === undefined || end === undefined) throw new Error('no end');
    const state = replayProof(makeGame(blackjack.spec).game, end.proof);
    expect(state).toMatchObject({ staked: 2, paid: Math.round(end.win * 10) });
    expect(await verifyBooks(platform.gateway.services.db)).toEqual([]);
  });

  it('stays as it was when a move is not allowed', async () => {
    const { token } = await openGame();
    const { answer, key } = await dealOpen(token);
    const odd = { roundId: `${key}-odd`, action: { move: 'surrender' } };
    expect((await send(token, 'action', odd)).code).toBe('request.invalid');
    expect((await openGame()).open).toEqual({ view: answer.view, staked: 10 });
  });
});
