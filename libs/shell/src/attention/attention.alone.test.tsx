import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAttention } from './attention';
import type { Claim, Wish } from './attention';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Wishes = Partial<Record<Claim, Wish>>;
const all = ['money', 'player', 'announcement', 'contract', 'update', 'strip', 'app'] as const;

/** Lets each ask as told; `turn()` names who has the turn. */
function ask(first: Wishes) {
  const { result, rerender } = renderHook(
    (wishes: Wishes) => ({
      app: useAttention('app', wishes.app ?? 'no'),
      strip: useAttention('strip', wishes.strip ?? 'no'),
      update: useAttention('update', wishes.update ?? 'no'),
      contract: useAttention('contract', wishes.contract ?? 'no'),
      announcement: useAttention('announcement', wishes.announcement ?? 'no'),
      player: useAttention('player', wishes.player ?? 'no'),
      money: useAttention('money', wishes.money ?? 'no'),
    }),
    { initialProps: first },
  );
  const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return {
    after,
    turn: () => all.filter((claim) => result.current[claim]),
    async wish(wishes: Wishes) {
      rerender(wishes);
      await after(0);
    },
  };
}

it('gives the turn to the most important that wants it, and pauses before the next', async () => {
  const { turn, wish, after } = ask({ app: 'yes', contract: 'yes', announcement: 'yes' });
  await after(60_000);
  expect(turn()).toEqual(['announcement']);
  await wish({ app: 'yes', contract: 'yes' });
  expect(turn()).toEqual([]);
  await after(500);
  expect(turn()).toEqual(['contract']);
  await wish({ app: 'yes' });
  await after(999);
  expect(turn()).toEqual([]);
  await after(1);
  expect(turn()).toEqual(['app']);
});

it('holds the less important back until it is known whether there is something more important', async () => {
  const { turn, wish, after } = ask({ app: 'yes', announcement: 'undecided' });
  await after(60_000);
  expect(turn()).toEqual([]);
  await wish({ app: 'yes', announcement: 'no' });
  expect(turn()).toEqual(['app']);
});

it('takes a bar away for money and for what the player opens, but no open window', async () => {
  const { turn, wish, after } = ask({ app: 'yes' });
  await after(60_000);
  expect(turn()).toEqual(['app']);
  await wish({ app: 'yes', player: 'yes' });
  expect(turn()).toEqual(['player']);
  await wish({ app: 'yes', money: 'yes' });
  expect(turn()).toEqual(['money']);
  await wish({ contract: 'yes' });
  await after(500);
  await wish({ contract: 'yes', money: 'yes', announcement: 'yes' });
  expect(turn()).toEqual(['contract']);
});
