// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findTexts, listTextNames } from '../../../base/texts';
import { listPlays } from '../../../model/lobby/engine/lottery';
import type { Boot, WordId } from '../wire';
import { playCardTable } from './cardTable';
import { playContest } from './contest';
import { createGameTable } from './gameTable';
import { playLottery } from './lottery';
import { playSlot } from './slot';

const words = Object.fromEntries(
  listTextNames('play').map((word) => [word, findTexts(`play.${word}`).EN]),
) as Record<WordId, string>;

const boot: Boot = {
  token: 'token',
  balance: 100,
  name: 'A game',
  engine: 'slot',
  locale: 'en',
  currency: 'PHP',
  scale: 2,
  minBet: 1,
  maxBet: 20,
  timeZone: 'Asia/Manila',
  words,
  art: 'data:,',
  symbols: ['data:,0', 'data:,1', 'data:,2', 'data:,3', 'data:,4'],
};

const asked = vi.fn();

/** Answers of the platform by path. */
function answerWith(answers: Readonly<Record<string, object>>) {
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    asked(path, body === undefined ? undefined : JSON.parse(body));
    const answer = answers[path.replace('/play/api/', '')];
    return new Response(JSON.stringify(answer));
  });
}

const round = (value: object) => ({ round: { success: true, value } });
const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const text = (selector: string) => find(selector).map(({ textContent }) => textContent);
const press = (selector: string, at = 0) => find(selector)[at]?.click();
const settle = () => vi.advanceTimersByTimeAsync(2000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-21T04:05:00Z');
  asked.mockClear();
  document.body.innerHTML = '<div id="app"></div>';
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a slot shows the reels, the win and the balance that the platform answers', async () => {
  const reels = [
    [0, 4, 1],
    [1, 4, 2],
    [2, 4, 3],
  ];
  answerWith(round({ win: 2500, net: 2490, outcome: 'won', balance: 2590, view: { reels } }));
  playSlot(createGameTable(boot));
  expect(text('.balance')).toEqual(['₱100.00']);
  press('.go');
  expect(text('.balance')).toEqual(['₱90.00']);
  await settle();
  expect(find('.face').map((face) => face.getAttribute('alt'))).toEqual(
    ['cherry', 'seven', 'bell'].concat(['bell', 'seven', 'star'], ['star', 'seven', 'gem']),
  );
  expect(text('.message')).toEqual(['You win ₱2,500.00 (+₱2,490.00)']);
  expect(text('.balance')).toEqual(['₱2,590.00']);
});

it('a card table asks for a choice, then deals the cards of both hands', async () => {
  const view = {
    player: [{ rank: 1, suit: 0 }],
    banker: [{ rank: 13, suit: 1 }],
    winner: 'player',
  };
  answerWith(round({ win: 20, net: 10, outcome: 'won', balance: 110, view }));
  playCardTable(createGameTable(boot));
  press('.go');
  expect(text('.message')).toEqual(['Choose first']);
  press('.choice.player');
  press('.go');
  await settle();
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ bet: 10, choice: 'player' });
  expect(text('.card')).toEqual(['A♠', 'K♥']);
  expect(find('.hand.winner')).toHaveLength(1);
});

it('a contest shows the score, and a loss as one', async () => {
  const view = { score: [1, 2], winner: 'away' };
  answerWith(round({ win: 0, net: -10, outcome: 'lost', balance: 90, view }));
  playContest(createGameTable(boot));
  press('.choice.home');
  press('.go');
  await settle();
  expect(text('.score')).toEqual(['1 : 2']);
  expect(text('.message')).toEqual(['No win this time']);
});

it.each([
  ['balance.insufficient', 'Your balance does not cover this bet'],
  ['amount.outOfRange', 'That did not work. Please try again.'],
])('a refusal of %s is said, and the balance is what it was', async (code, said) => {
  answerWith({ round: { success: false, value: null, code } });
  playSlot(createGameTable(boot));
  press('.go');
  await settle();
  expect(text('.message')).toEqual([said]);
  expect(text('.balance')).toEqual(['₱100.00']);
  expect(find('.turning')).toHaveLength(0);
});

it('the stake moves within the bounds of the game', () => {
  playSlot(createGameTable(boot));
  for (let times = 0; times < 5; times += 1) press('.round', 1);
  expect(text('.bet-value')).toEqual(['₱20.00']);
  for (let times = 0; times < 9; times += 1) press('.round');
  expect(text('.bet-value')).toEqual(['₱1.00']);
});

const shape = { count: 6, from: 1, to: 42, repeats: false };
const lotteryBoot = (playType: 'trad' | 'ent'): Boot => {
  const plays = listPlays('Lotto 6/42').filter((play) => play.playType === playType);
  return { ...boot, engine: 'lottery', rule: { ...shape, minBet: 1, maxBet: 20, plays } };
};
const view = {
  next: { numero: '8', drawsAt: Date.now() },
  last: { numero: '7', drawsAt: Date.now(), numbers: [3, 9] },
  orders: [{ numero: '7', content: '3 9', bet: 10, win: 10, net: 0, status: 'returned' }],
};
const lotteryAnswers = {
  lottery: { success: true, value: { balance: 100, view } },
  order: { success: true, value: { balance: 90, view } },
};

it('a lottery shows draws and orders, and places the numbers chosen', async () => {
  answerWith(lotteryAnswers);
  playLottery(createGameTable(lotteryBoot('trad')));
  await settle();
  expect(text('.ball')).toEqual(['3', '9']);
  expect(text('.orders em')).toEqual(['stake back']);
  press('.choice', 2);
  for (const at of [8, 8, 4, 8, 20]) press('.number', at);
  press('.go');
  await settle();
  const sent = asked.mock.calls.find(([path]) => path === '/play/api/order')?.[1] as unknown;
  expect(sent).toMatchObject({
    bet: 10,
    choice: { playType: 'trad', playId: 'any2', numbers: [5, 9] },
  });
  expect(text('.message')).toEqual(['Bet placed for draw 8']);
});

it('an outcome of a draw is its own choice', async () => {
  answerWith(lotteryAnswers);
  playLottery(createGameTable(lotteryBoot('ent')));
  expect(text('.choice strong')).toEqual(['Big', 'Small', 'Odd', 'Even']);
  press('.go');
  expect(text('.message')).toEqual(['Choose first']);
  press('.choice.odd');
  press('.go');
  await settle();
  const sent = asked.mock.calls.find(([path]) => path === '/play/api/order')?.[1] as unknown;
  expect(sent).toMatchObject({ choice: { playType: 'ent', playId: 'odd', numbers: [] } });
});
