import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { demoAccounts } from '@playhouse/gateway';
import type { Browser } from 'playwright';
import type { Checks } from '../checks';
import { startLoad } from '../nginx/load';
import { platformAt } from '../nginx/platformAt';
import { openPlayer, type Player } from './openPlayer';

const [{ password }] = demoAccounts;

/** An upgrade, step by step. */
export interface Upgrade {
  /** Of the server in front. */
  readonly origin: string;
  /** Of the site, as browsers find it. */
  readonly url: string;
  /** Of the gateway of the release before, and of this one. */
  readonly urls: readonly [string, string];
  startGateway(): Promise<void>;
  /** Puts this release's site in place of the one before. */
  releaseSite(): Promise<void>;
  /** Stops the gateway of the release before and starts it again, on what this one has made of the database. */
  restartBefore(): Promise<void>;
}

async function makeMember(gateway: string, account: string): Promise<void> {
  await fetch(`${gateway}/outbox/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant: 'amihanda', account, balance: 500 }),
  });
}

async function logInto(origin: string, username: string) {
  const platform = platformAt(origin);
  const { token } = await platform.wps.call('session.login', {
    body: { type: 'username', username, password },
  });
  platform.use(token);
  return { ...platform, token };
}

/** Upgrades under open pages and load, and counts whatever a player would notice. */
export async function checkUpgrade(
  { check }: Checks,
  { urls, ...upgrade }: Upgrade,
  browser: Browser,
): Promise<void> {
  const { origin, url } = upgrade;
  for (const account of ['upgrade_load', 'upgrade_before', 'upgrade_now'])
    await makeMember(urls[0], account);
  const front = await logInto(origin, 'upgrade_load');
  const [method] = await front.wps.call('wallet.depositMethods');
  assert.ok(method);
  const load = startLoad({ origin, token: front.token, method });
  const players: Player[] = [await openPlayer(browser, url, 'upgrade_before')];
  const playAll = async () => {
    for (const player of players) await player.play();
  };

  await check('a player goes on while a gateway of the next release starts', async () => {
    await Promise.all([upgrade.startGateway(), playAll()]);
    await playAll();
  });
  await check('both releases answer from one database', async () => {
    const orders = urls.map(async (gateway) => {
      const platform = platformAt(gateway);
      platform.use(front.token);
      return (await platform.wps.call('wallet.balance')).sumBalance;
    });
    const [before, now] = await Promise.all(orders);
    assert.equal(before, now);
  });
  await check('pages of both releases are open, and both play', async () => {
    await upgrade.releaseSite();
    players.push(await openPlayer(browser, url, 'upgrade_now'));
    await playAll();
    await playAll();
    console.log(`      pages: ${players.map(({ entry }) => entry).join(', ')}`);
  });
  await check('a gateway of the release before starts again on the newer database', async () => {
    await upgrade.restartBefore();
    await playAll();
  });
  await check('no answer was lost, and no page showed an error', async () => {
    await pause(1_000);
    const { reads, writes, refused, lost } = await load.end();
    const errors = players.flatMap((player) => player.errors);
    console.log(
      `      ${reads} reads, ${writes} deposits, ${refused} refused, ${lost.length} lost, ${errors.length} errors in pages`,
    );
    assert.ok(reads > 0 && writes > 0);
    assert.deepEqual([...lost, ...errors], []);
  });
  for (const player of players) await player.close();
}
