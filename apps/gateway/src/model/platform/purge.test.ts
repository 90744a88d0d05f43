import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '../../db/schema';
import { terms } from './purge';

/** Tables without a term, by what bounds them. */
const lasting = {
  books: [
    ...['ledger_accounts', 'ledger_transactions', 'ledger_entries', 'turnover_shifts', 'orders'],
    ...['rounds', 'lottery_orders', 'sports_bets', 'sports_legs', 'rewards', 'rebates'],
    ...['rain_claims', 'applications', 'mission_claims', 'contracts', 'daily_totals'],
    ...['weekly_points', 'settled_days', 'settlements', 'settlement_lines', 'referrals'],
    ...['jackpots', 'jackpot_days', 'jackpot_parts', 'provider_words', 'rate_versions'],
    ...['term_versions', 'late_stakes'],
  ],
  members: [
    ...['members', 'bank_cards', 'affiliate_links', 'favourites', 'recents', 'fair_seeds'],
    ...['open_rounds', 'announcement_reads', 'feedback'],
  ],
  content: [
    'games',
    'vendors',
    'game_plays',
    'promotion_runs',
    'draws',
    'seeds',
    'merchants',
    'kept_facts',
    'schema_range',
  ],
  // Removed by a job of their own.
  matches: ['fixtures'],
};

it('every table has a term, or is known to be bounded by what it is', () => {
  const tables = Object.values(schema).flatMap((each) =>
    is(each, PgTable) ? [getTableName(each)] : [],
  );
  const passing = terms.map(({ table }) => getTableName(table));
  expect([...passing, ...Object.values(lasting).flat()].sort()).toEqual(tables.sort());
});
