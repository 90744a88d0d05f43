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
  /** A way to deposit. */
  readonly method: { readonly id: string; readonly minAmount: number };
}

type Load = readonly [Call, () => object | undefined];

const listLoads = ({ id, minAmount }: RestartedFleet['method']): readonly Load[] => [
  [memberCalls.info, () => undefined],
  [walletCalls.createDeposit, () => ({ methodId: id, amount: minAmount, requestId: randomUUID() })],
];

/** Stops and starts each gateway in turn while players read and write: each of them has an answer of a gateway. */
export async function checkRestarts(
  { check }: Checks,
  { fleet, origin, token, method }: RestartedFleet,
): Promise<void> {
  await check('a rolling restart of two gateways under load loses no answer', async () => {
    let isOver = false;
    const answered = { reads: 0, writes: 0, refused: 0 };
    const lost: string[] = [];
    const play = async ([{ method: verb, path, module = '' }, bodyOf]: Load) => {
      while (!isOver) {
        const body = bodyOf();
        const headers = {
          ...{ 'content-type': 'application/json', merchant: 'amihanda', module },
          authorization: `Bearer ${token}`,
        };
        await sendRequest({
          ...{ origin, host: 'amihanda.example', path, method: verb, headers },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }).then(
          ({ status }) => {
            if (status >= 500) lost.push(`${verb} ${path}: ${status}`);
            else if (status !== 200) answered.refused += 1;
            else if (verb === 'GET') answered.reads += 1;
            else answered.writes += 1;
          },
          (error: unknown) => lost.push(`${verb} ${path}: ${String(error)}`),
        );
        await pause(20);
      }
    };
    const players = listLoads(method).flatMap((load) => [play(load), play(load), play(load)]);
    for (const at of [0, 1]) await fleet.restart(at);
    isOver = true;
    await Promise.all(players);
    const { reads, writes, refused } = answered;
    console.log(
      `      ${reads} reads, ${writes} deposits, ${refused} refused, ${lost.length} lost`,
    );
    assert.ok(writes > 0, 'no deposit was accepted');
    assert.deepEqual(lost, []);
  });
}
