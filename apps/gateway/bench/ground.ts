import { asc, eq, inArray } from 'drizzle-orm';
import type { Gateway } from '../src/app/createGateway';
import { createGateway } from '../src/app/createGateway';
import { games, members, plays, sessions } from '../src/db/schema';
import { hashToken } from '../src/model/auth/sessions';
import { testMerchants } from '../src/testing/merchants';
import { createTestDatabase } from '../src/testing/postgres';
import { teamSize, writeVolume } from '../src/testing/volume';

/** The volume's merchant, with everything on that it can offer. */
export const benchMerchants = testMerchants.map((each) =>
  each.code === 'alpha' ? { ...each, promotions: ['MISSION' as const] } : each,
);

/** Somebody who is logged in: a session's token, and a play token at a slot. */
export interface Visitor {
  readonly token: string;
  readonly seat: string;
}

/** A platform with so many players, and some of them and of their agents at it. */
export interface Ground {
  readonly size: number;
  readonly url: string;
  readonly gateway: Gateway;
  readonly players: readonly Visitor[];
  readonly agents: readonly Visitor[];
  close(): Promise<void>;
}

const [playersAsked, agentsAsked] = [100, 20];

const spread = (from: number, until: number, most: number) => {
  const step = Math.max(1, Math.floor((until - from) / most));
  return Array.from({ length: most }, (_, at) => from + at * step);
};

async function seatAll({ services }: Gateway, accounts: readonly string[]): Promise<Visitor[]> {
  const { db } = services;
  const at = new Date();
  const inAnHour = new Date(at.getTime() + 3_600_000);
  const slots = eq(games.category, 'RNG');
  const [game] = await db.select().from(games).where(slots).orderBy(asc(games.position)).limit(1);
  const all = await db
    .select()
    .from(members)
    .where(inArray(members.account, [...accounts]));
  if (game === undefined || all.length !== accounts.length) throw new Error('somebody is missing');
  const visitors = all.map((member) => ({
    member,
    token: `bench-${member.account}`,
    seat: `bench-seat-${member.account}`,
  }));
  await db.insert(sessions).values(
    visitors.map(({ member: { id, merchant }, token }) => ({
      tokenHash: hashToken(token),
      memberId: id,
      merchant,
      createdAt: at,
      lastSeenAt: at,
    })),
  );
  await db.insert(plays).values(
    visitors.map(({ member: { id, merchant }, token, seat }) => ({
      launchHash: `launch-${seat}`,
      playHash: hashToken(seat),
      sessionHash: hashToken(token),
      memberId: id,
      merchant,
      nodeId: game.nodeId,
      language: 'EN',
      createdAt: at,
      openedAt: at,
      expiresAt: inAnHour,
    })),
  );
  return visitors;
}

/** Makes a database of its own with so many players, each with a month of play. @param size a multiple of a hundred */
export async function makeGround(server: string, size: number): Promise<Ground> {
  const { url, drop } = await createTestDatabase(server, undefined);
  const gateway = await createGateway({ databaseUrl: url, merchants: benchMerchants });
  await writeVolume(gateway.services.db, size, Date.now());
  const named = (name: string, from: number, until: number, most: number) =>
    seatAll(
      gateway,
      spread(from, until, most).map((each) => `volume_${name}${each}`),
    );
  return {
    size,
    url,
    gateway,
    players: await named('', 0, size, playersAsked),
    agents: await named('agent_', 1, size / teamSize + 1, agentsAsked),
    close: async () => {
      await gateway.close();
      await drop();
    },
  };
}
