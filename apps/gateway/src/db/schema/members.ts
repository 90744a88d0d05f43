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

/** Who may log in. Names are unique per merchant without regard to case. */
export const members = pgTable(
  'members',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    merchant: text('merchant').notNull(),
    account: text('account').notNull(),
    /** 0 player, 1 agent, 2 top agent, 4 free trial, 40 guest, 41 and 42 internal. */
    type: integer('type').notNull().default(0),
    passwordHash: text('password_hash').notNull(),
    paymentPasswordHash: text('payment_password_hash'),
    nickname: text('nickname').notNull().default(''),
    countryDialingCode: text('country_dialing_code'),
    mobile: text('mobile'),
    /** When a code showed whose number it is: one that was never proved opens nothing, and others may have it as well. */
    phoneVerifiedAt: moment('phone_verified_at'),
    email: text('email'),
    /** When a code showed whose address it is: one that was never proved opens nothing. */
    emailVerifiedAt: moment('email_verified_at'),
    payeeName: text('payee_name'),
    /** Whatever else the registration form asked for: idNumber, line, zalo … */
    contacts: jsonb('contacts').$type<Record<string, string>>().notNull().default({}),
    uplineId: bigint('upline_id', { mode: 'number' }),
    /** Depth-first path of ancestors' ids, `/1/4/`: a team is one prefix. */
    teamPath: text('team_path').notNull().default('/'),
    affiliateCode: text('affiliate_code').notNull(),
    /** The agent's link that the member registered with. */
    inviteLinkId: bigint('invite_link_id', { mode: 'number' }),
    headIcon: text('head_icon').notNull().default('1'),
    /** none, review or verified. */
    kyc: text('kyc').notNull().default('none'),
    kycName: text('kyc_name'),
    disabled: boolean('disabled').notNull().default(false),
    /** Rates that an agent's newcomers begin with, in percent by category, where they are below the agent's own. */
    newcomerRates: jsonb('newcomer_rates').$type<Record<string, number>>().notNull().default({}),
    registeredAt: moment('registered_at').notNull(),
    lastLoginAt: moment('last_login_at'),
    lastSeenAt: moment('last_seen_at'),
  },
  (table) => [
    uniqueIndex('members_account').on(table.merchant, sql`lower(${table.account})`),
    uniqueIndex('members_mobile')
      .on(table.merchant, table.countryDialingCode, table.mobile)
      .where(sql`${table.phoneVerifiedAt} is not null`),
    uniqueIndex('members_affiliate').on(table.merchant, table.affiliateCode),
    index('members_team').on(table.merchant, table.teamPath.op('text_pattern_ops')),
    index('members_invite_link').on(table.inviteLinkId),
    index('members_upline').on(table.uplineId, table.type.desc(), table.account),
  ],
);

/** A session is known only by the SHA-256 of its token. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    merchant: text('merchant').notNull(),
    firstTime: boolean('first_time').notNull().default(false),
    device: text('device').notNull().default('MOBILE'),
    /** Description for the member; of the caller's address only the beginning is kept. */
    browser: text('browser'),
    system: text('system'),
    address: text('address'),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('sessions_member').on(table.memberId),
    index('sessions_age').on(table.createdAt),
  ],
);

/** Browsers in which members have logged in, by the hash of a mark that each keeps: whoever shares one may be one. */
export const memberDevices = pgTable(
  'member_devices',
  {
    mark: text('mark').notNull(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** When the member last logged in there. */
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mark, table.memberId] }),
    index('member_devices_member').on(table.memberId),
    index('member_devices_age').on(table.seenAt),
  ],
);

/**
 * A captcha counts only in the browser that asked, for the form that showed it, and once. Neither the cookie nor the
 * digits can be read here: both are hashed, the digits together with the cookie.
 */
export const captchas = pgTable(
  'captchas',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    purpose: text('purpose').notNull(),
    digitsHash: text('digits_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('captchas_expiry').on(table.expiresAt)],
);

/**
 * Codes sent to a number or an address: one use, five tries, for one purpose, in the browser that asked for it; hashed with
 * a key that is not in the database.
 */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    merchant: text('merchant').notNull(),
    /** Normalised mobile number or e-mail address. */
    target: text('target').notNull(),
    purpose: text('purpose').notNull(),
    /** Hash of the mark of the browser that asked. */
    browser: text('browser').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    usedAt: moment('used_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('verification_codes_target').on(table.merchant, table.target, table.browser, table.id),
    index('verification_codes_expiry').on(table.expiresAt),
  ],
);

/** Links sent by mail: one alive of a member's for each purpose, good once. The token itself is only in the letter. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.purpose] }),
    uniqueIndex('mailed_links_token').on(table.tokenHash),
    index('mailed_links_expiry').on(table.expiresAt),
  ],
);

/** Sealed bodies that were read, by the hash of their nonce: none is good twice. */
export const sealedBodies = pgTable(
  'sealed_bodies',
  {
    nonceHash: text('nonce_hash').primaryKey(),
    /** From then on it is refused for its age, and nobody waits for its answer any more. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sealed_bodies_expiry').on(table.expiresAt)],
);

/** Messages that a real platform would have sent by SMS or e-mail; read at /outbox. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    merchant: text('merchant').notNull(),
    channel: text('channel').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('outbox_recipient').on(table.recipient, table.createdAt),
    index('outbox_age').on(table.createdAt),
  ],
);

export type MemberRow = typeof members.$inferSelect;
