import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoAccounts } from '@playhouse/gateway';
import { walletCalls } from '@playhouse/wps';
import { freePort } from '../../free-port';
import type { Checks } from '../checks';
import { sendRequest } from './sendRequest';
import { checkRestarts } from './checkRestarts';
import { checkShared } from './checkShared';
import type { Nginx } from './findNginx';
import { platformAt, type Platform } from './platformAt';
import { deployTo, type Servers } from './servers';
import { startFleet, type Fleet } from './startFleet';
import { startNginx } from './startNginx';

const host = 'amihanda.example';
const account = 'fleet_member';
const [{ password }] = demoAccounts;

const isKnown = ({ wps }: Platform) =>
  wps.call('member.info').then(
    () => true,
    () => false,
  );

/** Asks for a deposit until an answer comes, as a player does: each try with the key of the one intent. */
async function deposit(
  origin: string,
  token: string,
  { id, minAmount }: { readonly id: string; readonly minAmount: number },
): Promise<void> {
  const { path, module = '' } = walletCalls.createDeposit;
  const body = JSON.stringify({ methodId: id, amount: minAmount, requestId: randomUUID() });
  const seen: number[] = [];
  while (seen.length < 20) {
    const { status } = await sendRequest({
      ...{ origin, host, path, method: 'POST', body },
      headers: {
        'content-type': 'application/json',
        merchant: 'amihanda',
        module,
        authorization: `Bearer ${token}`,
      },
    });
    if (status === 200) return;
    seen.push(status);
    await pause(200);
  }
  throw new Error(`No gateway takes a deposit: ${seen.join(', ')}`);
}

const isoDay = (offset: number) =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

async function checkOn(checks: Checks, fleet: Fleet, origin: string): Promise<void> {
  const { check } = checks;
  const front = platformAt(origin);
  const gateways = fleet.urls.map(platformAt);
  const everywhere = [front, front, ...gateways];
  const login = async ({ wps }: Platform) => {
    const body = { type: 'username', username: account, password } as const;
    const { token } = await wps.call('session.login', { body });
    for (const each of everywhere) each.use(token);
    return token;
  };
  const knownBy = () => Promise.all(everywhere.map(isKnown));
  const [first, second] = gateways;
  assert.ok(first && second);
  await fetch(`${fleet.urls[0] ?? ''}/outbox/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant: 'amihanda', account, balance: 500 }),
  });

  await check('a login at one gateway is good at the other', async () => {
    await login(first);
    assert.deepEqual(await knownBy(), [true, true, true, true]);
  });
  await check('a session that ends at one gateway has ended at both', async () => {
    await second.wps.call('session.logout');
    assert.deepEqual(await knownBy(), [false, false, false, false]);
  });
  await login(first);
  await checkShared(checks, { ...fleet, origin }, { front, gateways });
  await check('a gateway that dies is not noticed, and each deposit is there once', async () => {
    const token = await login(front);
    const [method] = await front.wps.call('wallet.depositMethods');
    assert.ok(method);
    const reads = Array.from({ length: 20 }, () => isKnown(front));
    const deposits = Array.from({ length: 8 }, () => deposit(origin, token, method));
    await fleet.kill(0);
    assert.deepEqual(new Set(await Promise.all(reads)), new Set([true]));
    await Promise.all(deposits);
    for (let times = 0; times < 4; times += 1) {
      const headers = { merchant: 'amihanda' };
      const read = await sendRequest({ origin, host, path: '/wps/system/status', headers });
      assert.equal(read.status, 200);
      await deposit(origin, token, method);
    }
    assert.equal(await isKnown(front), true);
    assert.equal(await isKnown(first), false);
    const query = { startDate: isoDay(-1), endDate: isoDay(1), pageSize: 50 };
    const { items } = await second.wps.call('wallet.depositReport', { query });
    assert.equal(new Set(items.map(({ orderId }) => orderId)).size, items.length);
    assert.equal(items.length, 12);
  });
  // The one that was ended.
  await fleet.restart(0);
  const token = await login(front);
  const [method] = await front.wps.call('wallet.depositMethods');
  assert.ok(method);
  await checkRestarts(checks, { fleet, origin, token, method });
}

/** Two gateways on one PostgreSQL behind the generated upstream, as past one machine. */
export async function checkFleet(
  checks: Checks,
  { folder }: Pick<Servers, 'folder'>,
  nginx: Nginx,
): Promise<void> {
  const fleet = await startFleet();
  if (fleet === undefined) {
    checks.skip(
      'two gateways on one PostgreSQL',
      'no PostgreSQL is installed, and none can be fetched: everything else ran on one gateway in memory',
    );
    return;
  }
  const out = join(folder, 'fleet');
  const ports = { http: await freePort(5290), https: await freePort(5390) };
  try {
    await deployTo(out, { ...ports, gateways: [...fleet.urls] });
    const site = { nginx, out, folder: join(folder, 'fleet-nginx'), port: ports.https };
    const server = await startNginx(site);
    await checkOn(checks, fleet, `https://127.0.0.1:${ports.https}`).finally(server.close);
  } finally {
    await fleet.close();
  }
}
