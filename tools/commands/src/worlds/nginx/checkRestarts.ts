import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { memberCalls, walletCalls, type Call } from '@playhouse/wps';
import type { Checks } from '../checks';
import { sendRequest } from './sendRequest';
import type { Fleet } from './startFleet';

export interface RestartedFleet {
  readonly fleet: Fleet;
  /** Of the server in front. */
  readonly origin: string;
  /** Of a session that lasts. */
  readonly token: string;
  /** Id of a way to deposit. */
  readonly methodId: string;
}

type Load = readonly [Call, () => object | undefined];

const listLoads = (methodId: string): readonly Load[] => [
  [memberCalls.info, () => undefined],
  [walletCalls.createDeposit, () => ({ methodId, amount: 60_000, requestId: randomUUID() })],
];

/** Stops and starts each gateway in turn while players read and write: each of them has an answer of a gateway. */
export async function checkRestarts(
  { check }: Checks,
  { fleet, origin, token, methodId }: RestartedFleet,
): Promise<void> {
  await check('a rolling restart of two gateways under load loses no answer', async () => {
    let isOver = false;
    let answered = 0;
    const lost: string[] = [];
    const play = async ([{ method, path, module = '' }, bodyOf]: Load) => {
      while (!isOver) {
        const body = bodyOf();
        const headers = {
          ...{ 'content-type': 'application/json', merchant: 'amihanda', module },
          authorization: `Bearer ${token}`,
        };
        await sendRequest({
          ...{ origin, host: 'amihanda.example', path, method, headers },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }).then(
          ({ status }) => {
            answered += 1;
            if (status >= 500) lost.push(`${method} ${path}: ${status}`);
          },
          (error: unknown) => lost.push(`${method} ${path}: ${String(error)}`),
        );
        await pause(20);
      }
    };
    const players = listLoads(methodId).flatMap((load) => [play(load), play(load), play(load)]);
    for (const at of [0, 1]) await fleet.restart(at);
    isOver = true;
    await Promise.all(players);
    console.log(`      ${answered} answers, ${lost.length} lost`);
    assert.deepEqual(lost, []);
  });
}
