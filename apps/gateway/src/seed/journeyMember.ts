import * as z from 'zod/mini';
import { createMember } from '../model/registration/createMember';
import { and, eq } from 'drizzle-orm';
import { demoBank, demoContracts } from '../content/people';
import { demoHolder, demoPassword, demoPaymentPassword } from './people';
import { toMinor } from '../ledger/money';
import { post } from '../ledger/post';
import { readClock } from '../db/clock';
import { contracts, members, payoutAccounts, rewards } from '../db/schema';
import type { Transaction } from '../db/open';
import type { MemberRow } from '../db/schema';
import type { Services } from '../model/platform/services';

/** A journey's request for a member; `balance` and `reward` in major units. `payout`: with the demo payment password and a bank card. */
const journeyMember = z.object({
  merchant: z.string(),
  account: z.string().check(z.regex(/^\w{4,16}$/)),
  type: z._default(z.int(), 0),
  mobile: z.optional(z.string()),
  /** Whether codes have shown whose number and address they are. */
  proved: z._default(z.boolean(), true),
  /** Without the plus. @default the merchant's own */
  dialingCode: z.optional(z.string()),
  email: z.optional(z.string()),
  balance: z._default(z.number().check(z.nonnegative()), 10_000),
  payout: z._default(z.boolean(), false),
  /** Account of the superior. */
  upline: z.optional(z.string()),
  /** A dividend contract that waits for a decision. */
  contract: z._default(z.boolean(), false),
  /** A reward that waits to be taken. */
  reward: z.optional(z.number().check(z.positive())),
  /** Percent of what is staked, by category, that the member may claim. */
  rates: z.optional(z.record(z.string(), z.number().check(z.positive()))),
});

async function uplineOf({ db }: Services, merchant: string, account: string | undefined) {
  if (account === undefined) return undefined;
  const one = and(eq(members.merchant, merchant), eq(members.account, account));
  const [upline] = await db.select().from(members).where(one);
  return upline;
}

async function giveCard(tx: Transaction, member: MemberRow, at: Date): Promise<void> {
  const number = `55${String(member.id).padStart(12, '0')}`;
  const holder = member.payeeName ?? '';
  await tx
    .insert(payoutAccounts)
    .values({ ...demoBank, memberId: member.id, holder, number, createdAt: at });
}

async function giveReward(tx: Transaction, memberId: number, amount: number, createdAt: Date) {
  const id = `J${memberId}-welcome`;
  await tx.insert(rewards).values({ id, memberId, template: 'welcome', amount, createdAt });
}

async function offerContract(tx: Transaction, memberId: number, startsAt: Date): Promise<void> {
  const kind = 'dividend';
  const tiers = [...demoContracts[kind]];
  await tx
    .insert(contracts)
    .values({ id: `J${memberId}-${kind}`, memberId, kind, status: 'pending', startsAt, tiers });
}

/**
 * Makes a member of its own for one journey, with the demo accounts' password, so that journeys that
 * run side by side do not move each other's money. Development only.
 * @returns false when the request does not fit or the merchant is unknown
 */
export async function makeJourneyMember(services: Services, request: unknown): Promise<boolean> {
  const given = journeyMember.safeParse(request);
  const scope = given.success ? services.scopes.get(given.data.merchant) : undefined;
  if (!given.success || scope === undefined) return false;
  const { merchant, balance, account, type, mobile, email, payout, rates } = given.data;
  const { contract, reward, proved } = given.data;
  const { dialingCode = scope.config.register.dialingCode } = given.data;
  const dialing = { countryDialingCode: dialingCode };
  const amount = toMinor(balance, scope);
  const at = new Date(await readClock(services.db, services));
  const upline = await uplineOf(services, merchant, given.data.upline);
  const newcomer = {
    ...{ account, type, mobile, email, ...dialing, password: demoPassword },
    ...{ isPhoneVerified: proved, isEmailVerified: proved },
    ...(payout ? { paymentPassword: demoPaymentPassword, payeeName: demoHolder } : {}),
    ...(upline ? { upline } : {}),
    ...(rates ? { rates } : {}),
  };
  await createMember(services, scope, newcomer, async (tx, member) => {
    if (payout) await giveCard(tx, member, at);
    if (contract) await offerContract(tx, member.id, at);
    if (reward !== undefined) await giveReward(tx, member.id, toMinor(reward, scope), at);
    if (amount === 0) return;
    await post(tx, {
      merchant: scope.code,
      memberId: member.id,
      kind: 'deposit',
      key: `journey ${member.id}`,
      at,
      lines: [
        { account: 'deposits', amount: -amount },
        { account: member.id, amount },
      ],
    });
  });
  return true;
}
