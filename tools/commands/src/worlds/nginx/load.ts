import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { memberCalls, walletCalls, type Call } from '@playhouse/wps';
import { sendRequest } from './sendRequest';

export interface LoadedSite {
  /** Of the server in front. */
  readonly origin: string;
  /** Of a session that lasts. */
  readonly token: string;
  /** A way to deposit. */
  readonly method: { readonly id: string; readonly minAmount: number };
}

/** How many requests were answered, and each that was not. */
interface LoadTotals {
  readonly reads: number;
  readonly writes: number;
  /** Answers that a rule gave, such as too many open orders. */
  readonly refused: number;
  readonly lost: readonly string[];
}

type Load = readonly [Call, () => object | undefined];

const listLoads = ({ id, minAmount }: LoadedSite['method']): readonly Load[] => [
  [memberCalls.info, () => undefined],
  [walletCalls.createDeposit, () => ({ methodId: id, amount: minAmount, requestId: randomUUID() })],
];

/** Six players who read and write one request after the other, until it is ended. */
export function startLoad({ origin, token, method }: LoadedSite): {
  end(): Promise<LoadTotals>;
} {
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
  return {
    async end() {
      isOver = true;
      await Promise.all(players);
      return { ...answered, lost };
    },
  };
}
