import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { promotionCalls } from '@playhouse/wps';
import type { Checks } from '../checks';
import { sendRequest } from './sendRequest';
import { largePicture } from './largePicture';
import type { Platform } from './platformAt';
import type { Fleet } from './startFleet';

const host = 'amihanda.example';

/** Opens a launched game as a browser does. @returns the token that its page holds */
async function openGame(origin: string, path: string): Promise<string> {
  const { bytes } = await sendRequest({ origin, host, path });
  const [, boot = '{}'] = /id="boot">(.*?)<\/script>/.exec(String(bytes)) ?? [];
  return (JSON.parse(boot) as { token: string }).token;
}

async function playRound(origin: string, token: string, body: string) {
  const { bytes } = await sendRequest({
    ...{ origin, host, path: '/play/api/round', method: 'POST', body },
    headers: { authorization: `Bearer ${token}`, origin: 'null' },
  });
  return (JSON.parse(String(bytes)) as { value: { balance: number } }).value;
}

/**
 * A step that begins at one gateway goes on at the other.
 * @param platforms where one member is logged in: behind nginx, and at each gateway
 */
export async function checkShared(
  { check }: Checks,
  { urls, origin }: Pick<Fleet, 'urls'> & { readonly origin: string },
  platforms: { readonly front: Platform; readonly gateways: readonly Platform[] },
): Promise<void> {
  const { front, gateways } = platforms;
  const everywhere = [front, front, ...gateways];
  const [first] = gateways;
  assert.ok(first);
  await check(
    'a game launched at one gateway is played at the other, each round once',
    async () => {
      const game = { vendor: 'LRF', gameId: 'any', nodeId: '100001', showChoice: false };
      const { url } = await first.wps.call('lobby.launchGame', { query: game });
      const token = await openGame(origin, url);
      const body = JSON.stringify({
        ...{ roundId: randomUUID(), bet: 10 },
        ...{ action: { type: 'spin' }, clientSeed: 'nginx' },
      });
      const played = [];
      // nginx goes to each of them in turn.
      for (const at of [urls[1] ?? '', origin, origin])
        played.push(await playRound(at, token, body));
      const [round] = played;
      assert.deepEqual(played, [round, round, round]);
      const balances = everywhere.map(({ wps }) => wps.call('wallet.balance'));
      for (const { sumBalance } of await Promise.all(balances))
        assert.equal(sumBalance, round?.balance);
    },
  );
  await check('a picture sent through nginx is there at both gateways', async () => {
    const sent = largePicture();
    const image = { name: 'win.png', type: 'image/png', data: sent.toString('base64') };
    const application = { id: 'bigwin', comment: 'Through nginx', images: [image] };
    await front.move(promotionCalls.applyActivity, application);
    const shown: Buffer[] = [];
    for (const desk of urls) {
      const { bytes } = await sendRequest({ origin: desk, path: '/desk' });
      const [path = ''] = /\/desk\/applications\/\d+\/bigwin\/0/.exec(String(bytes)) ?? [];
      shown.push((await sendRequest({ origin: desk, path })).bytes);
    }
    // Only what draws it is kept: the noise that makes it large is not.
    const [first] = shown;
    assert.equal(first?.toString('latin1', 1, 4), 'PNG');
    assert.ok(shown.every((each) => each.equals(first)));
  });
}
