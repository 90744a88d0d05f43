import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Gateway } from '../../app/createGateway';
import { createGateway } from '../../app/createGateway';
import { isJackpotSlot } from '../../catalogue/games';
import { games, members, plays, sessions } from '../../db/schema';
import { hashToken } from '../auth/sessions';
import type { CountedClient } from '../../testing/countTrips';
import { countTrips } from '../../testing/countTrips';
import { takeDatabase } from '../../testing/embedded';
import { testMerchants } from '../../testing/merchants';
import { slowStart, testNow } from '../../testing/platform';

let counted: CountedClient;
let gateway: Gateway;
let giveBack: () => void;
let moment = testNow;

beforeAll(async () => {
  const database = await takeDatabase(testNow);
  giveBack = database.giveBack;
  counted = countTrips(database.client);
  const options = { merchants: testMerchants, now: () => moment, embedded: counted.client };
  gateway = await createGateway(options);
  const { db } = gateway.services;
  const [member] = await db.select().from(members).where(eq(members.account, 'demo_player'));
  const all = await db.select().from(games).orderBy(asc(games.position));
  const seated = [all[0], all.find(isJackpotSlot)];
  if (!member) throw new Error('no member');
  const at = new Date(moment);
  const who = { memberId: member.id, merchant: member.merchant, createdAt: at };
  const sessionHash = hashToken('session');
  await db.insert(sessions).values({ ...who, tokenHash: sessionHash, lastSeenAt: at });
  for (const [place, game] of seated.entries()) {
    const [playHash, expiresAt] = [hashToken(`seat ${place}`), new Date(moment + 3_600_000)];
    const seat = { launchHash: `launch ${place}`, playHash, sessionHash, openedAt: at, expiresAt };
    const nodeId = game?.nodeId ?? '';
    await db.insert(plays).values({ ...who, ...seat, nodeId, language: 'EN' });
  }
}, slowStart);
afterAll(async () => {
  await gateway.close();
  giveBack();
});

/** Plays a round and answers how often the database was asked, the look at the seat among it. */
async function spin(place: number, name: string, bet = 1): Promise<number> {
  counted.take();
  const answer = await gateway.app.request('/play/api/round', {
    method: 'POST',
    headers: { Authorization: `Bearer seat ${place}` },
    body: JSON.stringify({
      roundId: `${name}-${place}`,
      bet,
      action: { type: 'spin' },
      clientSeed: 'ana',
    }),
  });
  const { success } = (await answer.json()) as { success: boolean };
  expect(success).toBe(bet < 5_000);
  return counted.take();
}

it.each([
  ['a slot', 0],
  ['a slot that plays for the pot', 1],
])('round of %s asks the database at most six times, also repeated', async (_what, place) => {
  await spin(place, 'the-first-at-this-game');
  const trips: number[] = [];
  for (let at = 0; at < 12; at += 1) {
    // Late enough for the session to be touched.
    moment += 31_000;
    trips.push(await spin(place, `round-number-${at}`), await spin(place, `round-number-${at}`));
  }
  trips.push(await spin(place, 'round-too-large', 5_001));
  expect(Math.max(...trips)).toBeLessThanOrEqual(6);
});
