import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './moment';

/** Mail in a member's inbox. */
export const messages = pgTable(
  'messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    /** Key of a text in `content/messages`, with its values: read in the reader's language. */
    template: text('template').notNull(),
    values: jsonb('values').$type<Record<string, string>>().notNull().default({}),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    index('messages_member').on(table.memberId, table.createdAt),
    index('messages_age').on(table.createdAt),
  ],
);

/** Announcements that a member has opened. */
export const announcementReads = pgTable(
  'announcement_reads',
  {
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    announcementId: text('announcement_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.announcementId] })],
);

/** When a promotion runs at a merchant, in whole days of the merchant's; written at the first start that knows it. */
export const promotionRuns = pgTable(
  'promotion_runs',
  {
    merchant: text('merchant').notNull(),
    promotionId: text('promotion_id').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    /** Null for one without an end. */
    lastDay: date('last_day', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.promotionId] })],
);

/** Those of the contract's statuses that are written down. */
export type ApplicationStatus =
  'applying' | 'process' | 'issued' | 'rejected' | 'claimed' | 'joined';

/** A member's part in an activity. */
export const applications = pgTable(
  'applications',
  {
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    activityId: text('activity_id').notNull(),
    /** The day, of an activity that is taken part in day by day; else empty. */
    period: text('period').notNull().default(''),
    status: text('status').$type<ApplicationStatus>().notNull(),
    comment: text('comment').notNull().default(''),
    /** Why it was refused, in the reviewer's words. */
    reason: text('reason').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.activityId, table.period] }),
    index('applications_open')
      .on(table.createdAt)
      .where(sql`${table.status} in ('applying', 'process')`),
  ],
);

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Pictures that came with an application. */
export const applicationPictures = pgTable(
  'application_pictures',
  {
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    activityId: text('activity_id').notNull(),
    period: text('period').notNull().default(''),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    /** The type that its bytes show: image/png or image/jpeg. */
    type: text('type').notNull(),
    data: bytes('data').notNull(),
    /** Set by the word on the application. */
    keptUntil: moment('kept_until'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.activityId, table.period, table.position] }),
    index('application_pictures_expiry').on(table.keptUntil),
  ],
);

/** Rewards waiting for or taken by a member; amounts in minor units. */
export const rewards = pgTable(
  'rewards',
  {
    id: text('id').primaryKey(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    template: text('template').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    claimedAt: moment('claimed_at'),
  },
  (table) => [index('rewards_member').on(table.memberId)],
);

/** A friend who was invited and has deposited: the referrer is paid once, when the friend has staked. Minor units. */
export const referrals = pgTable(
  'referrals',
  {
    friendId: bigint('friend_id', { mode: 'number' }).primaryKey(),
    referrerId: bigint('referrer_id', { mode: 'number' }).notNull(),
    /** All stakes at risk that the friend must have come to. */
    stakedBy: bigint('staked_by', { mode: 'number' }).notNull(),
    /** Refused where friend and referrer, or another friend of theirs, have an account, a payer or a browser in common. */
    status: text('status').$type<'waiting' | 'paid' | 'refused'>().notNull().default('waiting'),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('referrals_referrer').on(table.referrerId),
    index('referrals_waiting')
      .on(table.createdAt)
      .where(sql`${table.status} = 'waiting'`),
  ],
);

/** A mission that a member finished in a week, and the points for it; `period` is the week's Monday. */
export const missionClaims = pgTable(
  'mission_claims',
  {
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    missionId: text('mission_id').notNull(),
    period: text('period').notNull(),
    points: integer('points').notNull().default(0),
    claimedAt: moment('claimed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.missionId, table.period] })],
);

/** Rebates paid on the turnover before `until`, by category; amounts in minor units. */
export const rebates = pgTable(
  'rebates',
  {
    id: text('id').primaryKey(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    category: text('category').notNull(),
    turnover: bigint('turnover', { mode: 'number' }).notNull(),
    /** Percent. */
    rate: doublePrecision('rate').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Of stakes that were placed on an earlier day than that on which their game was settled. */
    late: boolean('late').notNull().default(false),
    until: moment('until').notNull(),
  },
  (table) => [index('rebates_member').on(table.memberId, table.until)],
);

export const rainClaims = pgTable(
  'rain_claims',
  {
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    rainId: text('rain_id').notNull(),
    merchant: text('merchant').notNull().default(''),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.rainId] }),
    index('rain_claims_winners').on(table.merchant, table.createdAt),
  ],
);

export const feedback = pgTable('feedback', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  memberId: bigint('member_id', { mode: 'number' }).notNull(),
  merchant: text('merchant').notNull(),
  type: text('type').notNull(),
  content: text('content').notNull(),
  contact: text('contact').notNull().default(''),
  reply: text('reply').notNull().default(''),
  createdAt: moment('created_at').notNull(),
});

/** Contracts between an upline and an agent: salary, dividend or hourly; pending until accepted. */
export const contracts = pgTable(
  'contracts',
  {
    id: text('id').primaryKey(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    kind: text('kind').notNull(),
    /** pending, active or rejected. */
    status: text('status').notNull(),
    tiers: jsonb('tiers').$type<ContractTier[]>().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    decidedAt: moment('decided_at'),
    /** Counts the offers of a kind to a member: terms that were accepted are never changed, but followed by others. */
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('contracts_one').on(table.memberId, table.kind, table.version)],
);

/** From this turnover on (major units), this rate in percent. */
export interface ContractTier {
  readonly minTurnover: number;
  readonly rate: number;
  readonly minActiveMembers: number;
  /** A dividend is at most so many percent of the team's stakes: a loss alone may be a lucky throw that somebody else won. */
  readonly stakesPercent?: number;
}

/** Invitation links of agents. */
export const affiliateLinks = pgTable(
  'affiliate_links',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    merchant: text('merchant').notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    code: text('code').notNull(),
    memberType: integer('member_type').notNull(),
    /** Rates that newcomers by the link begin with, in percent by category: the agent's terms when it was made. */
    rates: jsonb('rates').$type<Record<string, number>>().notNull().default({}),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('affiliate_links_code').on(table.merchant, table.code),
    index('affiliate_links_member').on(table.memberId),
  ],
);

/** How often a link was looked at, by quarters of an hour: nothing about whoever looked is kept. */
export const linkVisits = pgTable(
  'link_visits',
  {
    linkId: bigint('link_id', { mode: 'number' })
      .notNull()
      .references(() => affiliateLinks.id, { onDelete: 'cascade' }),
    /** When the quarter began. */
    quarter: moment('quarter').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.quarter] }),
    index('link_visits_age').on(table.quarter),
  ],
);

/** Seeds that ran, so that a folder is filled once. */
export const seeds = pgTable('seeds', {
  name: text('name').primaryKey(),
  ranAt: moment('ran_at').notNull(),
});
