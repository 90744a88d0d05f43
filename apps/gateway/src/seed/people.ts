import { hashPassword } from '../model/auth/passwords';
import type { members } from '../db/schema';
import type { MerchantScope } from '../base/merchants';
import { toHash, createRandom } from '../base/random';
import type { Plan } from '../content/people';
import { addMargin, demoPlans, firstNames } from '../content/people';

/** Password of every seeded account. Public, and why seeded accounts are not made in production. */
export const demoPassword = 'Playhouse-2026';
/** Payment password of every seeded account. */
export const demoPaymentPassword = '246810';

/** The accounts to try a merchant's site with, each with 10,000 to play. */
export const demoAccounts = [
  { username: 'demo_player', password: demoPassword, title: 'player' },
  { username: 'demo_agent', password: demoPassword, title: 'agent' },
  { username: 'demo_topagent', password: demoPassword, title: 'top agent' },
  { username: 'demo_trial', password: demoPassword, title: 'free trial' },
] as const;

const day = 86_400_000;
/** So long ago the first accounts were made, in milliseconds. */
export const oldest = 120 * day;

export const demoHolder = 'Demo Holder';

export type SeedMember = typeof members.$inferInsert & {
  readonly id: number;
  readonly teamPath: string;
  /** Percent of its stakes that it gets back, by category. */
  readonly rates: Readonly<Record<string, number>>;
};

/** A house of four levels: top agent, agent, four sub-agents, and their players. */
function planHouse(merchant: string): readonly Plan[] {
  const random = createRandom(`people ${merchant}`);
  const name = (at: number) =>
    `${firstNames[at % firstNames.length] ?? 'player'}${random.whole(10, 99)}${at}`;
  const common = { margin: 0, kyc: 'none' };
  const agents = [0, 1, 2, 3].map((at) => ({
    ...common,
    account: `agent_${name(at)}`,
    type: 1,
    upline: 'demo_agent',
    margin: 0.1,
  }));
  const uplines = ['demo_agent', 'demo_topagent', ...agents.map((agent) => agent.account)];
  const players = Array.from({ length: 26 }, (_, at) => ({
    ...common,
    account: name(at + 4),
    type: 0,
    upline: uplines[at % uplines.length] ?? 'demo_agent',
  }));
  return [...demoPlans, ...agents, ...players];
}

/** Seeded accounts with ids, uplines and team paths. */
export async function seedPeople(
  { code, config }: MerchantScope,
  nextId: () => number,
  now: number,
): Promise<SeedMember[]> {
  const [passwordHash, paymentPasswordHash] = await Promise.all([
    hashPassword(demoPassword),
    hashPassword(demoPaymentPassword),
  ]);
  const random = createRandom(`accounts ${code}`);
  const plans = planHouse(code);
  const made = new Map<string, SeedMember>();
  for (const [at, { account, type, upline, margin, affiliateCode, kyc }] of plans.entries()) {
    const id = nextId();
    const parent = upline === undefined ? undefined : made.get(upline);
    const demo = account.startsWith('demo_');
    const registered =
      now - (demo ? oldest : random.whole(0, 75) * day + random.whole(1, 20) * 3_600_000);
    const seen =
      now - (random.chance(0.3) ? random.whole(0, 10) * 60_000 : random.whole(1, 96) * 3_600_000);
    made.set(account, {
      id,
      merchant: code,
      account,
      type,
      passwordHash,
      paymentPasswordHash,
      nickname: demo ? '' : account.replace(/[\d_]+/g, ''),
      countryDialingCode: config.register.dialingCode,
      mobile: `9${String(toHash(`${code} ${account}`))
        .padStart(10, '0')
        .slice(0, 8)}${at % 10}`,
      phoneVerifiedAt: new Date(registered),
      email: `${account}@example.com`,
      emailVerifiedAt: new Date(registered),
      payeeName: demo ? demoHolder : null,
      uplineId: parent?.id ?? null,
      teamPath: `${parent?.teamPath ?? '/'}${id}/`,
      affiliateCode: affiliateCode ?? `S${toHash(account).toString(36).toUpperCase()}${at}`,
      headIcon: String((at % 12) + 1),
      kyc,
      rates: addMargin(margin),
      registeredAt: new Date(registered),
      lastLoginAt: new Date(Math.max(seen - 600_000, registered)),
      lastSeenAt: new Date(Math.max(seen, registered)),
    });
  }
  return [...made.values()];
}
