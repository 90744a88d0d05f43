import type { rounds } from '../../db/schema';
import type { Posting } from '../../ledger/posting';
import type { Seat } from './seat';

type RoundRow = typeof rounds.$inferSelect;

const toPosting = (
  { member, game, scope }: Seat,
  at: Date,
  { kind, key, amount }: { kind: 'bet' | 'win'; key: string; amount: number },
): Posting => ({
  ...{ merchant: scope.code, memberId: member.id, category: game.category, note: game.name, at },
  ...{ kind, key },
  lines: [
    { account: member.id, amount },
    { account: 'house', amount: -amount },
  ],
});

/** A stake of a round, in minor units: its first, or a later one once `units` were staked before. */
export const getStakePosting = (
  seat: Seat,
  at: Date,
  { roundId, stake, units }: { roundId: string; stake: number; units: number },
): Posting =>
  toPosting(seat, at, {
    kind: 'bet',
    key: units === 0 ? `bet ${roundId}` : `bet ${roundId} ${units}`,
    amount: -stake,
  });

/** The prize of a round that paid. */
export const getPrizePosting = (seat: Seat, { id, win, createdAt }: RoundRow): Posting =>
  toPosting(seat, createdAt, { kind: 'win', key: `win ${id}`, amount: win });
