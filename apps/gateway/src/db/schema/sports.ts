import type { PickResult, SportName } from '@playhouse/games';
import type { Outcome } from '@playhouse/wps';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/**
 * Matches of all merchants, written before they start. How one ends follows from its seed alone, which is told once it is
 * over; nothing else says it.
 */
export const fixtures = pgTable(
  'fixtures',
  {
    id: text('id').primaryKey(),
    /** The title of the catalogue that shows it. */
    nodeId: text('node_id').notNull(),
    sport: text('sport').$type<SportName>().notNull(),
    league: text('league').notNull(),
    homeTeam: text('home_team').notNull(),
    awayTeam: text('away_team').notNull(),
    homeBadge: integer('home_badge').notNull(),
    awayBadge: integer('away_badge').notNull(),
    /** From 1 to 9. */
    homeStrength: integer('home_strength').notNull(),
    awayStrength: integer('away_strength').notNull(),
    startsAt: moment('starts_at').notNull(),
    /** 64 hex digits. */
    seed: text('seed').notNull(),
    /** When its bets were settled. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('fixtures_start').on(table.startsAt),
    index('fixtures_title').on(table.nodeId, table.startsAt),
    index('fixtures_open')
      .on(table.startsAt)
      .where(sql`${table.settledAt} is null`),
  ],
);

type SportsBetStatus = 'open' | 'cashedOut' | Outcome;

/** Bets on matches, with their legs in `sports_legs`; once settled, each is a row of `rounds` too. Minor units. */
export const sportsBets = pgTable(
  'sports_bets',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    nodeId: text('node_id').notNull(),
    stake: bigint('stake', { mode: 'number' }).notNull(),
    win: bigint('win', { mode: 'number' }).notNull().default(0),
    status: text('status').$type<SportsBetStatus>().notNull(),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [index('sports_bets_member').on(table.memberId, table.nodeId, table.createdAt)],
);

/** A bet's pick in a match: one pick a match, at the odds of its moment in hundredths of the stake. */
export const sportsLegs = pgTable(
  'sports_legs',
  {
    betId: text('bet_id').notNull(),
    fixtureId: text('fixture_id').notNull(),
    position: integer('position').notNull(),
    pick: text('pick').notNull(),
    odds: integer('odds').notNull(),
    result: text('result').$type<'open' | PickResult>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.betId, table.fixtureId] }),
    index('sports_legs_fixture').on(table.fixtureId),
  ],
);

export type FixtureRow = typeof fixtures.$inferSelect;
export type SportsBetRow = typeof sportsBets.$inferSelect;
