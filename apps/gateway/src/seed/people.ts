import { hashPassword } from '../model/members/passwords';
import type { members } from '../db/schema';
import type { MerchantScope } from '../base/merchants';
import { hashOf, randomOf } from '../base/random';

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
const firstNames = [
  'ana',
  'bong',
  'carla',
  'dino',
  'ella',
  'fely',
  'gino',
  'hana',
  'ivan',
  'joy',
  'karl',
  'lena',
  'migo',
  'nina',
  'omar',
  'pia',
  'quim',
  'rosa',
  'sol',
  'tomas',
  'ursa',
  'vito',
  'wena',
  'xavi',
  'yara',
  'zeno',
];

/** Percent of stakes given back, by category. */
export const defaultRates = {
  RNG: 0.6,
  LIVE: 0.5,
  FISH: 0.5,
  PVP: 0.4,
  SPORTS: 0.4,
  ESPORTS: 0.4,
  COCKFIGHT: 0.3,
  LOTT: 0.8,
  ELOTT: 0.8,
  INHOUSE: 0.3,
} as const;

/** How much more an agent has than its players, in percent: that difference is its income. */
const margins: Readonly<Record<string, number>> = { demo_topagent: 0.4, demo_agent: 0.3 };

function ratesOf({ account, type }: Plan): Record<string, number> {
  const margin = margins[account] ?? (type === 1 ? 0.15 : 0);
  const rates = Object.entries(defaultRates);
  return Object.fromEntries(
    rates.map(([key, rate]) => [key, Math.round((rate + margin) * 100) / 100]),
  );
}

export type SeedMember = typeof members.$inferInsert & {
  readonly id: number;
  readonly teamPath: string;
};

interface Plan {
  readonly account: string;
  readonly type: number;
  readonly upline?: string;
}

/** A house of four levels: top agent, agent, four sub-agents, and their players. */
function plan(merchant: string): readonly Plan[] {
  const random = randomOf(`people ${merchant}`);
  const name = (at: number) =>
    `${firstNames[at % firstNames.length] ?? 'player'}${random.whole(10, 99)}${at}`;
  const agents = [0, 1, 2, 3].map((at) => ({
    account: `agent_${name(at)}`,
    type: 1,
    upline: 'demo_agent',
  }));
  const uplines = ['demo_agent', 'demo_topagent', ...agents.map(({ account }) => account)];
  const players = Array.from({ length: 26 }, (_, at) => ({
    account: name(at + 4),
    type: 0,
    upline: uplines[at % uplines.length] ?? 'demo_agent',
  }));
  return [
    { account: 'demo_topagent', type: 2 },
    { account: 'demo_agent', type: 1, upline: 'demo_topagent' },
    { account: 'demo_player', type: 0, upline: 'demo_agent' },
    { account: 'demo_trial', type: 4 },
    ...agents,
    ...players,
  ];
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
  const random = randomOf(`accounts ${code}`);
  const made = new Map<string, SeedMember>();
  for (const [at, { account, type, upline }] of plan(code).entries()) {
    const id = nextId();
    const parent = upline === undefined ? undefined : made.get(upline);
    const demo = account.startsWith('demo_');
    const registered =
      now - (demo ? 120 * day : random.whole(0, 75) * day + random.whole(1, 20) * 3_600_000);
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
      mobile: `9${String(hashOf(`${code} ${account}`))
        .padStart(10, '0')
        .slice(0, 8)}${at % 10}`,
      email: `${account}@example.com`,
      payeeName: demo ? 'Demo Holder' : null,
      uplineId: parent?.id ?? null,
      teamPath: `${parent?.teamPath ?? '/'}${id}/`,
      affiliateCode:
        account === 'demo_agent'
          ? 'DEMOAGENT'
          : account === 'demo_topagent'
            ? 'DEMOTOP'
            : `S${hashOf(account).toString(36).toUpperCase()}${at}`,
      headIcon: String((at % 12) + 1),
      kyc: account === 'demo_player' ? 'verified' : account === 'demo_agent' ? 'review' : 'none',
      rates: ratesOf({ account, type }),
      registeredAt: new Date(registered),
      lastLoginAt: new Date(Math.max(seen - 600_000, registered)),
      lastSeenAt: new Date(Math.max(seen, registered)),
    });
  }
  return [...made.values()];
}
