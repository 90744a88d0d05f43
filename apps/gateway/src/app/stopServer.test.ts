import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startGateway } from '../index';
import { takeDatabase } from '../testing/embedded';
import { testMerchants } from '../testing/merchants';
import { slowStart, testNow } from '../testing/platform';

const noticeMs = 1_500;

/** Asks once, on a connection of `agent`. */
async function ask(url: string, agent: Agent) {
  const request = get(url, { agent });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  const { statusCode: status, headers } = answer;
  return { status, connection: headers.connection, isReused: request.reusedSocket };
}

it(
  'a gateway that stops is not ready, serves new connections, keeps none, and ends when idle',
  async () => {
    const { client, giveBack } = await takeDatabase(testNow);
    const gateway = await startGateway({
      ...{ merchants: testMerchants, embedded: client, stopNoticeMs: noticeMs },
    });
    const { url } = gateway;
    const [old, fresh] = [0, 1].map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
    await ask(`${url}/health`, old as Agent);
    const began = Date.now();
    const closed = gateway.close();
    expect(await ask(`${url}/ready`, fresh as Agent)).toEqual({
      ...{ status: 503, connection: 'close', isReused: false },
    });
    await pause(noticeMs / 2);
    expect(await ask(`${url}/health`, old as Agent)).toEqual({
      ...{ status: 200, connection: 'close', isReused: true },
    });
    expect((await ask(`${url}/health`, new Agent())).status).toBe(200);
    await closed;
    expect(Date.now() - began).toBeGreaterThanOrEqual(noticeMs);
    expect(Date.now() - began).toBeLessThan(noticeMs + 2_000);
    await expect(ask(`${url}/health`, new Agent())).rejects.toThrow('ECONNREFUSED');
    giveBack();
  },
  slowStart,
);
