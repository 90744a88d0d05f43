import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Failure } from '../base/failure';
import { games, lotteryOrders, members, settledDays } from '../db/schema';
import { readClock } from '../db/clock';
import { settleUpToNow } from '../model/agent/settleDays';
import { findSession } from '../model/auth/sessions';
import { sendCode } from '../model/auth/sendCode';
import { checkCode } from '../model/auth/verificationCodes';
import { findNumbers } from '../model/lottery/draws';
import { placeOrder } from '../model/lottery/placeOrder';
import { settleLotteries } from '../model/lottery/settleDraws';
import { readOutbox } from '../model/platform/delivery/outbox';
import type { Services } from '../model/platform/services';
import type { TestPlatform } from '../testing/platform';
import { endlessSessions, slowStart, startPlatform } from '../testing/platform';

/** How far the clocks of the two gateways are from the database's, in milliseconds. */
const skews = [-2_000, 2_000];

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform(endlessSessions, skews);
}, slowStart);
afterAll(() => platform.gateway.close());

const here = () => readClock(platform.gateway.services.db, platform.gateway.services);

async function seatAt(services: Services) {
  const { db, scopes } = services;
  const [game] = await db.select().from(games).where(eq(games.roomId, 'elott1'));
  const [member] = await db.select().from(members).where(eq(members.account, 'demo_player'));
  const scope = scopes.get('alpha');
  if (!game || !member || !scope) throw new Error('no seat');
  return { game, member, scope };
}

let slips = 0;
const placeAt = async (services: Services) =>
  placeOrder(services, await seatAt(services), `slip of a clock ${(slips += 1)}`, {
    playType: 'trad',
    lines: [{ playId: 'any3', numbers: [1, 2, 3], stake: 1 }],
    amount: 1,
  });

it('no gateway takes a slip on a draw whose numbers are out', async () => {
  const minute = 60_000;
  platform.advance(minute - ((await here()) % minute) - 1);
  const [last] = await platform.everywhere(placeAt);
  platform.advance(1);
  await platform.everywhere(settleLotteries);
  const { db } = platform.gateway.services;
  const { game } = await seatAt(platform.gateway.services);
  expect(await findNumbers(db, game.nodeId, last?.numero ?? '')).toBeDefined();
  for (const slip of await platform.everywhere(placeAt)) {
    expect(Number(slip.numero)).toBe(Number(last?.numero) + 1);
    expect(await findNumbers(db, game.nodeId, slip.numero)).toBeUndefined();
  }
});

it('no gateway draws before the database says that it is time', async () => {
  const minute = 60_000;
  platform.advance(minute - ((await here()) % minute) - 1);
  const placed = await platform.everywhere(placeAt);
  await platform.everywhere(settleLotteries);
  const { db } = platform.gateway.services;
  for (const { orderId } of placed) {
    const [order] = await db.select().from(lotteryOrders).where(eq(lotteryOrders.id, orderId));
    expect(order?.status).toBe('open');
    expect(await findNumbers(db, order?.nodeId ?? '', order?.numero ?? '')).toBeUndefined();
  }
});

it('no gateway takes a code that has expired, and each takes it until then [SMS-02]', async () => {
  const target = '+639170001234';
  const { services } = platform.gateway;
  const { scope } = await seatAt(services);
  const cookies = new Map<string, string>();
  const cookie = (name: string) => cookies.get(name);
  const stranger = {
    ...{ services, scope, address: '10.1.1.1', language: 'EN' as const, cookie },
    setCookie: (name: string, value: string) => cookies.set(name, value),
  };
  await sendCode(stranger, 'login', target);
  const [letter] = await readOutbox(services, target);
  const code = /\d{6}/.exec(letter?.body ?? '')?.[0] ?? '';
  const check = () =>
    platform.everywhere((each) =>
      checkCode({ services: each, scope, cookie }, 'login', target, code).then(
        () => 'good',
        (error: unknown) => (error instanceof Failure ? error.code : error),
      ),
    );
  platform.advance(5 * 60_000 - 1);
  expect(await check()).toEqual(['good', 'good']);
  platform.advance(1);
  expect(await check()).toEqual(['verification.code.expired', 'verification.code.expired']);
});

it('a session ends at one moment on all gateways [SESS-03]', async () => {
  const token = await platform.login('demo_player');
  const isOpen = () =>
    platform.everywhere(async (services) => {
      const idle = { ...services, sessionIdleMs: 3_600_000 };
      return (await findSession(idle, token, false)) !== undefined;
    });
  platform.advance(3_600_000);
  expect(await isOpen()).toEqual([true, true]);
  platform.advance(1);
  expect(await isOpen()).toEqual([false, false]);
});

it('no gateway settles a day before it is over', async () => {
  const day = 86_400_000;
  const grace = 600_000;
  const { services } = platform.gateway;
  const settled = async () =>
    (await services.db.select().from(settledDays).where(eq(settledDays.merchant, 'alpha'))).length;
  await platform.everywhere(settleUpToNow);
  const before = await settled();
  // Midnight in Manila is at 16:00 of UTC.
  const midnight = Math.ceil(((await here()) - 16 * 3_600_000) / day) * day + 16 * 3_600_000;
  platform.advance(midnight + grace - (await here()) - 1);
  await platform.everywhere(settleUpToNow);
  expect(await settled()).toBe(before);
  platform.advance(1);
  await platform.everywhere(settleUpToNow);
  expect(await settled()).toBe(before + 1);
});
