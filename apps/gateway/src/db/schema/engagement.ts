import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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
  (table) => [index('messages_member').on(table.memberId, table.createdAt)],
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

/** A member's part in an activity: applying, process, issued, rejected, claimed, joined. */
export const applications = pgTable(
  'applications',
  {
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    activityId: text('activity_id').notNull(),
    status: text('status').notNull(),
    comment: text('comment').notNull().default(''),
    images: jsonb('images').$type<string[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.activityId] })],
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

/** A mission's prize is taken once per day or week: `period` names it. */
export const missionClaims = pgTable(
  'mission_claims',
  {
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    missionId: text('mission_id').notNull(),
    period: text('period').notNull(),
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
    until: moment('until').notNull(),
  },
  (table) => [index('rebates_member').on(table.memberId, table.until)],
);

export const rainClaims = pgTable(
  'rain_claims',
  {
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    rainId: text('rain_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.rainId] })],
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
    visits: integer('visits').notNull().default(0),
    registrations: integer('registrations').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('affiliate_links_code').on(table.merchant, table.code)],
);

/** Seeds that ran, so that a folder is filled once. */
export const seeds = pgTable('seeds', {
  name: text('name').primaryKey(),
  ranAt: moment('ran_at').notNull(),
});
