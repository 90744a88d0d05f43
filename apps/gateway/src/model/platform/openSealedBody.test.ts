import { randomUUID } from 'node:crypto';
import { sessionCalls } from '@playhouse/wps';
import type { JWTPayload } from 'jose';
import { expect, it } from 'vitest';
import { sealedBodies } from '../../db/schema';
import { purge } from './purge';
import { demoPassword } from '../../seed/people';
import { filePlatform } from '../../testing/filePlatform';
import { encrypt } from '../../testing/platform';

const platform = filePlatform();

const minute = 60_000;
const body = { type: 'username', username: 'demo_player', password: demoPassword };
const seal = (stamp: JWTPayload) => encrypt(body, stamp);
const stampAt = (moment: number) => ({ iat: Math.floor(moment / 1000), jti: randomUUID() });
const now = () => platform.gateway.services.now();
const send = (sealed: string) => platform.ask(sessionCalls.login, { sealed });
const stale = { status: 400, success: false, code: 'sealed.stale' };
const copy = { ...stale, code: 'sealed.copy' };

it('a sealed body opens a session once, however many bring it at the same time [LOGIN-11]', async () => {
  const sealed = await seal(stampAt(now()));
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(sealed)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  for (const refused of answers.filter(({ success }) => !success))
    expect(refused).toMatchObject(copy);
  expect(await send(sealed)).toMatchObject(copy);
});

it('a nonce that was seen is refused whatever else is sealed with it [LOGIN-11]', async () => {
  const stamp = stampAt(now());
  expect((await send(await seal(stamp))).success).toBe(true);
  expect(await send(await seal({ ...stamp, iat: stamp.iat - 1 }))).toMatchObject(copy);
});

it.each([-6 * minute, 6 * minute])(
  'one that was sealed %i ms from now is refused, one a minute nearer is not [LOGIN-11]',
  async (away) => {
    expect(await send(await seal(stampAt(now() + away)))).toMatchObject(stale);
    const nearer = away - Math.sign(away) * (minute + 1_000);
    expect((await send(await seal(stampAt(now() + nearer)))).success).toBe(true);
  },
);

it('a sealed body that was read is refused as a copy when it is stale by then [LOGIN-11]', async () => {
  const sealed = await seal(stampAt(now() - 5 * minute + 2_000));
  expect((await send(sealed)).success).toBe(true);
  platform.advance(4_000);
  expect(await send(sealed)).toMatchObject(copy);
});

it('a sealed body refused for its age is never read, not even at its own moment [LOGIN-11]', async () => {
  const sealed = await seal(stampAt(now() + 5 * minute + 2_000));
  expect(await send(sealed)).toMatchObject(stale);
  platform.advance(4_000);
  expect(await send(sealed)).toMatchObject(copy);
});

it('a sealed body without moment or nonce is refused as an old page’s [LOGIN-11]', async () => {
  const { iat, jti } = stampAt(now());
  for (const stamp of [{}, { iat }, { jti }, { iat, jti: 'short' }, { iat: NaN, jti }])
    expect(await send(await seal(stamp))).toMatchObject({ status: 400, code: 'page.outdated' });
});

it('a nonce is kept as long as its body could be brought again, and no longer', async () => {
  const sealed = await seal(stampAt(now() + 4 * minute));
  expect((await send(sealed)).success).toBe(true);
  platform.advance(9 * minute - 1_000);
  await purge(platform.gateway.services);
  expect(await send(sealed)).toMatchObject(copy);
  platform.advance(20 * minute);
  await purge(platform.gateway.services);
  expect(await platform.gateway.services.db.select().from(sealedBodies)).toEqual([]);
  expect(await send(sealed)).toMatchObject(stale);
});
