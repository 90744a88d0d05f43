import type { Line, Posting } from '../../ledger/posting';
import type { Seat } from './seat';

const toPosting = (
  { member, game, scope }: Seat,
  at: Date,
  { kind, key, amount, fed }: { kind: 'bet' | 'win'; key: string; amount: number; fed?: Line },
): Posting => ({
  ...{ merchant: scope.code, memberId: member.id, category: game.category, note: game.name, at },
  ...{ kind, key },
  lines: [
    { account: member.id, amount },
    { account: 'house', amount: -amount - (fed?.amount ?? 0) },
    ...(fed === undefined ? [] : [fed]),
  ],
});

/** A stake of a round, in minor units. */
interface Stake {
  readonly roundId: string;
  readonly stake: number;
  /** Units that were staked before; 0 for the first stake. */
  readonly units: number;
  /** The part of it that the house passes on to a pot. */
  readonly fed: Line | undefined;
}

export const getStakePosting = (
  seat: Seat,
  at: Date,
  { roundId, stake, units, fed }: Stake,
): Posting =>
  toPosting(seat, at, {
    kind: 'bet',
    key: units === 0 ? `bet ${roundId}` : `bet ${roundId} ${units}`,
    amount: -stake,
    ...(fed && { fed }),
  });

/** The prize that a game's rule pays for a round. */
export const getPrizePosting = (seat: Seat, at: Date, id: string, prize: number): Posting =>
  toPosting(seat, at, { kind: 'win', key: `win ${id}`, amount: prize });

/** The pot that a round wins. */
export const getJackpotPosting = (
  { member, game, scope }: Seat,
  at: Date,
  id: string,
  { account, amount }: Line,
): Posting => ({
  ...{ merchant: scope.code, memberId: member.id, category: game.category, note: game.name, at },
  ...{ kind: 'win', key: `jackpot ${id}` },
  lines: [
    { account: member.id, amount },
    { account, amount: -amount },
  ],
});
