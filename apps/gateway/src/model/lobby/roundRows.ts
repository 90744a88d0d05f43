import { and, eq } from 'drizzle-orm';
import { selectClock } from '../../db/clock';
import type { Queryable, Transaction } from '../../db/open';
import { fairSeeds, intents, ledgerAccounts, openRounds, rounds } from '../../db/schema';
import { callPostAll, postedColumns } from '../../ledger/post';
import type { Posting } from '../../ledger/posting';
import type { Jackpot } from '../jackpot/jackpot';
import { renewJackpot, shareJackpot } from '../jackpot/jackpot';
import { playsForJackpot } from '../jackpot/terms';
import type { IntentNote } from '../platform/command';
import type { Services } from '../platform/services';
import { getSeed, isSeedAt } from './fairSeeds';
import type { Seat } from './seat';

export type OpenRound = typeof openRounds.$inferSelect;

/** All that a round is judged by, the wallet locked. `balance` in minor units; `open` waits for its next action. */
export interface RoundStand {
  readonly balance: number;
  readonly open: OpenRound | null;
  readonly seed: string;
  /** Number of the pot that the player plays for at this game, shared until the transaction ends. */
  readonly pot: number | null;
}

export const toPlace = ({ member, game }: Seat) => ({ memberId: member.id, nodeId: game.nodeId });

const isAt = ({ memberId, nodeId }: ReturnType<typeof toPlace>) =>
  and(eq(openRounds.memberId, memberId), eq(openRounds.nodeId, nodeId));

export async function findOpenRound(db: Queryable, seat: Seat): Promise<OpenRound | undefined> {
  const [open] = await db
    .select()
    .from(openRounds)
    .where(isAt(toPlace(seat)));
  return open;
}

const walletOf = ({ member, scope }: Seat) => ({
  ...{ merchant: scope.code, kind: 'member', memberId: member.id },
});

type Timed = Pick<Services, 'clock'>;

async function findStand({ clock }: Timed, tx: Transaction, seat: Seat, key: string) {
  const { merchant, kind, memberId } = walletOf(seat);
  const place = toPlace(seat);
  const [found] = await tx
    .select({
      balance: ledgerAccounts.balance,
      open: openRounds,
      seed: fairSeeds.seed,
      known: intents,
      now: selectClock(clock),
      pot: shareJackpot(playsForJackpot(seat) ? merchant : ''),
    })
    .from(ledgerAccounts)
    .leftJoin(openRounds, isAt(place))
    .leftJoin(fairSeeds, isSeedAt(place))
    .leftJoin(intents, and(eq(intents.memberId, memberId), eq(intents.key, key)))
    .where(
      and(
        eq(ledgerAccounts.merchant, merchant),
        eq(ledgerAccounts.kind, kind),
        eq(ledgerAccounts.memberId, memberId),
      ),
    )
    .for('update', { of: ledgerAccounts })
    .prepare('round_stand')
    .execute();
  return found;
}

/**
 * Reads a round's intent and all that it is judged by in one question; the member's row is locked, so that nothing of it
 * changes meanwhile. A member's first round of a game makes wallet and seed before.
 */
export async function readStand(timed: Timed, tx: Transaction, seat: Seat, key: string) {
  const found = await findStand(timed, tx, seat, key);
  if (found?.seed != null) {
    const { known, now, seed, ...stand } = found;
    return { known, at: new Date(now), stand: { ...stand, seed } };
  }
  await tx.insert(ledgerAccounts).values(walletOf(seat)).onConflictDoNothing();
  await getSeed(tx, toPlace(seat));
  return readStand(timed, tx, seat, key);
}

/** A round after an action: as it waits on, or with its end and the seed of the next one. */
interface RoundRows {
  readonly postings: readonly Posting[];
  readonly kept: OpenRound;
  readonly end:
    | {
        readonly row: typeof rounds.$inferSelect;
        readonly nextSeed: string;
        /** The pot in the place of one that the round won. */
        readonly nextPot: Jackpot | undefined;
      }
    | undefined;
}

const keep = (tx: Transaction, kept: OpenRound) => [
  tx.$with('kept').as(
    tx
      .insert(openRounds)
      .values(kept)
      .onConflictDoUpdate({ target: [openRounds.memberId, openRounds.nodeId], set: kept })
      .returning({ roundId: openRounds.roundId }),
  ),
];

const close = (
  tx: Transaction,
  place: OpenRound,
  { row, nextSeed, nextPot }: NonNullable<RoundRows['end']>,
) => [
  ...(nextPot ? [tx.$with('pot').as(renewJackpot(tx, nextPot))] : []),
  tx.$with('ended').as(tx.insert(rounds).values(row).returning({ id: rounds.id })),
  tx
    .$with('closed')
    .as(tx.delete(openRounds).where(isAt(place)).returning({ roundId: openRounds.roundId })),
  tx
    .$with('renewed')
    .as(
      tx
        .update(fairSeeds)
        .set({ seed: nextSeed })
        .where(isSeedAt(place))
        .returning({ nodeId: fairSeeds.nodeId }),
    ),
];

/** Writes a round's action whole: its money, its row, its seed and the note of its intent are one question. */
export function writeRound(tx: Transaction, note: IntentNote, { postings, kept, end }: RoundRows) {
  const noted = tx.$with('noted').as(note.returning({ key: intents.key }));
  const rows = end === undefined ? keep(tx, kept) : close(tx, kept, end);
  return tx
    .with(noted, ...rows)
    .select(postedColumns)
    .from(callPostAll(postings))
    .prepare('round')
    .execute();
}
