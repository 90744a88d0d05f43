// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundAnswer } from '../boot';
import type { Platform } from './askPlatform';
import { connect, Refusal } from './askPlatform';
import type { GameMessage } from './parentPage';
import { placeBet } from './placeBet';

const answer: RoundAnswer = { view: {}, staked: 10, balance: 90 };
const isHold = (message: GameMessage) => message.type === 'playhouse:hold';

/** The page around the game, which writes down what it is told at once unless it is `slow`. */
function standInFrame({ slow = false } = {}) {
  const told: GameMessage[] = [];
  const parent = {
    postMessage: (message: GameMessage) => {
      told.push(message);
      if (message.type !== 'playhouse:hold' || slow) return;
      const data = { type: 'playhouse:held', key: message.key };
      const held = new MessageEvent('message', { data });
      Object.defineProperty(held, 'source', { value: parent });
      globalThis.dispatchEvent(held);
    },
  };
  vi.stubGlobal('parent', parent);
  return told;
}

/** A platform whose answers to bets are given in turn; an error is one that did not come. */
function scriptPlatform(...script: readonly (RoundAnswer | Error)[]) {
  const sent: unknown[] = [];
  const platform: Platform = {
    bet: async (_path, body) => {
      const next = script[sent.length] ?? answer;
      sent.push(body);
      if (next instanceof Error) throw next;
      return next as never;
    },
    lottery: () => Promise.reject(new Error('no lottery')),
    jackpot: () => Promise.reject(new Error('no pot')),
    book: () => Promise.reject(new Error('no book')),
  };
  return { platform, sent };
}

const onLost = vi.fn();
const bet = { path: 'round', stake: 10, body: { action: 'home' }, onLost } as const;

beforeEach(() => {
  vi.useFakeTimers();
  onLost.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a bet', () => {
  it('is held by the page around before it is sent, and released once its end is known', async () => {
    const told = standInFrame();
    const { platform, sent } = scriptPlatform();
    const bets = vi.spyOn(platform, 'bet').mockImplementation(async (_path, body) => {
      expect(told.map(({ type }) => type)).toEqual(['playhouse:hold']);
      sent.push(body);
      return answer as never;
    });
    await expect(placeBet(platform, bet)).resolves.toBe(answer);
    expect(bets).toHaveBeenCalledOnce();
    const [hold, release] = told;
    expect(hold).toMatchObject({ type: 'playhouse:hold', kind: 'round', amount: 10 });
    expect(release).toEqual({ type: 'playhouse:release', key: told.find(isHold)?.key });
    expect(sent).toEqual([{ roundId: told.find(isHold)?.key, bet: 10, action: 'home' }]);
  });

  it('is sent after a second when the page around does not answer', async () => {
    standInFrame({ slow: true });
    const { platform, sent } = scriptPlatform();
    const placed = placeBet(platform, bet);
    await vi.advanceTimersByTimeAsync(900);
    expect(sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(200);
    await placed;
    expect(sent).toHaveLength(1);
  });

  it('goes out again under its key with growing pauses while no answer comes', async () => {
    const told = standInFrame();
    const lost = new Error('no answer');
    const { platform, sent } = scriptPlatform(lost, lost, answer);
    const placed = placeBet(platform, bet);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1900);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(100);
    await expect(placed).resolves.toBe(answer);
    expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(onLost).toHaveBeenCalledTimes(2);
    expect(told.filter(({ type }) => type === 'playhouse:release')).toHaveLength(1);
  });

  it('is released when the platform refuses it', async () => {
    const told = standInFrame();
    const { platform } = scriptPlatform(new Refusal('balance.insufficient'));
    await expect(placeBet(platform, bet)).rejects.toMatchObject({ code: 'balance.insufficient' });
    expect(told.at(-1)).toMatchObject({ type: 'playhouse:release' });
  });

  it('stays held when a repeat is refused, which says nothing of the first', async () => {
    const told = standInFrame();
    const { platform } = scriptPlatform(new Error('no answer'), new Refusal('intent.conflict'));
    const placed = placeBet(platform, bet);
    const refused = expect(placed).rejects.toMatchObject({ code: 'intent.conflict' });
    await vi.advanceTimersByTimeAsync(1000);
    await refused;
    expect(told.map(({ type }) => type)).toEqual(['playhouse:hold']);
  });
});

describe('an answer', () => {
  const respond = (status: number, body: string) =>
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(body, { status })));
  const place = () => connect('token').bet('round', {});

  it('is what the platform answers, asked with the play token', async () => {
    respond(200, JSON.stringify({ success: true, value: answer }));
    await expect(place()).resolves.toEqual(answer);
    expect(fetch).toHaveBeenCalledWith(
      '/play/api/round',
      expect.objectContaining({
        method: 'POST',
        credentials: 'omit',
        headers: expect.objectContaining({ Authorization: 'Bearer token' }) as unknown,
      }),
    );
  });

  it('is a refusal when the platform says no', async () => {
    respond(409, JSON.stringify({ success: false, value: null, code: 'intent.conflict' }));
    await expect(place()).rejects.toMatchObject({ code: 'intent.conflict' });
  });

  it.each([
    ['of a platform that fails', 500, JSON.stringify({ success: false, code: 'server.error' })],
    ['that nobody can read', 200, '<html>'],
  ])('%s is no refusal', async (_what, status, body) => {
    respond(status, body);
    await expect(place()).rejects.not.toBeInstanceOf(Refusal);
  });
});
