import type { lobbyCalls, Outcome } from '@playhouse/wps';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './moment';

export const vendors = pgTable('vendors', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  /** Order among all vendors; the list per category follows it. */
  position: integer('position').notNull(),
});

/** One catalogue for all merchants; a merchant's categories choose from it. */
export const games = pgTable(
  'games',
  {
    nodeId: text('node_id').primaryKey(),
    name: text('name').notNull(),
    vendor: text('vendor')
      .notNull()
      .references(() => vendors.code),
    category: text('category').notNull(),
    /** Kind within the category: classic, video, jackpot, baccarat … */
    gameType: text('game_type').notNull(),
    gameId: text('game_id').notNull(),
    roomId: text('room_id').notNull(),
    /** Smallest stake in thousandths of the currency's major unit (0.01 is 10). */
    minBet: integer('min_bet').notNull(),
    lines: integer('lines').notNull(),
    isNew: boolean('is_new').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    index('games_category').on(table.category, table.position),
    index('games_vendor').on(table.vendor, table.category, table.position),
  ],
);

/** How often a game was played, kept per round, so that "hot" is what is played. */
export const gamePlays = pgTable(
  'game_plays',
  {
    merchant: text('merchant').notNull(),
    nodeId: text('node_id').notNull(),
    plays: integer('plays').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.nodeId] }),
    index('game_plays_order').on(table.merchant, table.plays),
  ],
);

export const favourites = pgTable(
  'favourites',
  {
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    nodeId: text('node_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.nodeId] })],
);

export const recents = pgTable(
  'recents',
  {
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    nodeId: text('node_id').notNull(),
    playedAt: moment('played_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.nodeId] }),
    index('recents_order').on(table.memberId, table.playedAt),
  ],
);

/** One launch: the first opening of the play address trades the launch token for the play token. */
export const plays = pgTable(
  'plays',
  {
    launchHash: text('launch_hash').primaryKey(),
    playHash: text('play_hash'),
    /** The session that started it: both end together. */
    sessionHash: text('session_hash').notNull().default(''),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    merchant: text('merchant').notNull(),
    nodeId: text('node_id').notNull(),
    language: text('language').notNull(),
    createdAt: moment('created_at').notNull(),
    openedAt: moment('opened_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('plays_play').on(table.playHash),
    index('plays_expiry').on(table.expiresAt),
  ],
);

/** Every settled bet; amounts in minor units. Reports, winners and team figures are sums over it. */
export const rounds = pgTable(
  'rounds',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    nodeId: text('node_id').notNull(),
    vendor: text('vendor').notNull(),
    category: text('category').notNull(),
    bet: bigint('bet', { mode: 'number' }).notNull(),
    /** The part of the stake that programmes count: what is at risk of it, weighed by what its game keeps. */
    risked: bigint('risked', { mode: 'number' }).notNull(),
    win: bigint('win', { mode: 'number' }).notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('rounds_member').on(table.memberId, table.createdAt, table.id),
    index('rounds_merchant').on(table.merchant, table.createdAt),
    // The winner board: what paid more than it cost, by category.
    index('rounds_winners')
      .on(table.merchant, table.category, table.createdAt)
      .where(sql`${table.win} > ${table.bet}`),
    // Wins of a pot: few among very many rounds.
    index('rounds_jackpots')
      .on(table.merchant, table.createdAt)
      .where(sql`${table.detail} -> 'jackpot' is not null`),
  ],
);

/** The platform's seed of a member's next round of a game: told as a hash before the bet, itself after the round. */
export const fairSeeds = pgTable(
  'fair_seeds',
  {
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    nodeId: text('node_id').notNull(),
    /** 64 hex digits. */
    seed: text('seed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.nodeId] })],
);

/** A round that waits for its player's next action; one a member and game. Its stake is in the books already. */
export const openRounds = pgTable(
  'open_rounds',
  {
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    nodeId: text('node_id').notNull(),
    /** The id that its row in `rounds` will have. */
    roundId: text('round_id').notNull(),
    /** Minor units of one unit of the game's rule. */
    unit: bigint('unit', { mode: 'number' }).notNull(),
    /** Units staked so far. */
    staked: integer('staked').notNull(),
    clientSeed: text('client_seed').notNull(),
    actions: jsonb('actions').$type<unknown[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.nodeId] })],
);

/** A stake on a draw to come; settled by the clock after the draw. Amounts in minor units. */
export const lotteryOrders = pgTable(
  'lottery_orders',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    nodeId: text('node_id').notNull(),
    numero: text('numero').notNull(),
    lines: jsonb('lines').$type<LotteryLine[]>().notNull(),
    bet: bigint('bet', { mode: 'number' }).notNull(),
    win: bigint('win', { mode: 'number' }).notNull().default(0),
    status: text('status').$type<LotteryStatus>().notNull(),
    drawsAt: moment('draws_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('lottery_orders_member').on(table.memberId, table.createdAt),
    index('lottery_orders_open')
      .on(table.drawsAt)
      .where(sql`${table.status} = 'open'`),
  ],
);

type LotteryStatus = 'open' | 'cancelled' | Outcome;

/** One bet of a lottery order. */
export interface LotteryLine {
  readonly id: string;
  readonly play: string;
  /** How it is played and what it pays, as told when it was placed; older lines have none. */
  readonly terms?: lobbyCalls.LotteryPlay;
  /** The chosen numbers in their order, apart by spaces; empty where an outcome is the choice. */
  readonly content: string;
  readonly bet: number;
  /** Known once it is settled. */
  readonly win?: number;
  readonly status: LotteryStatus;
}

/** Result of a draw, drawn once by the clock: its numbers in their order, apart by spaces. */
export const draws = pgTable(
  'draws',
  {
    nodeId: text('node_id').notNull(),
    numero: text('numero').notNull(),
    digits: text('digits').notNull(),
    drawnAt: moment('drawn_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.nodeId, table.numero] })],
);

export type GameRow = typeof games.$inferSelect;
