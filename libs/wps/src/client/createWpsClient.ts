import * as z from 'zod/mini';
import type { Call } from '../contract/define';
import { fetchContract } from '../contract/fetchContract';
import { findCall } from '../contract/first';
import { buildRequest } from './buildRequest';
import type { BuiltRequest } from './buildRequest';
import { check } from './check';
import { createWriteJoiner } from './createWriteJoiner';
import { startDeadline } from './deadline';
import { LostAnswerError, NetworkError } from './errors';
import { fetchCode } from './fetchCode';
import { readAnswer } from './readAnswer';
import { readText } from './readText';
import { newReference } from './reference';
import { chainTimeouts } from '../chainTimeouts';
import { isCopy, isRead, isUnread, maySealAnew, mayRetry, pause } from './retry';
import type { AnyCallOptions, WpsClient, WpsClientOptions } from './types';
import { withIntent } from './withIntent';

interface Sent {
  readonly status: number;
  readonly text: string | undefined;
}

/** Makes the client. It knows no UI: failures reject with typed errors that the query client handles. */
export function createWpsClient(client: WpsClientOptions): WpsClient {
  // The site's policy forbids code from strings, which zod would otherwise probe for.
  z.config({ jitless: true });
  const { timeoutMs = chainTimeouts.answer.site, retryDelaysMs = [300, 900] } = client;

  async function send(
    request: BuiltRequest,
    signal: AbortSignal | undefined,
    reference: string,
  ): Promise<Sent> {
    const deadline = startDeadline(signal, timeoutMs, reference);
    try {
      const run = client.fetch ?? fetch;
      const sentAt = performance.now();
      const response = await run(request.url, { ...request.init, signal: deadline.signal });
      const date = Date.parse(response.headers.get('Date') ?? '');
      if (date > 0) client.onAnswered?.(date, performance.now() - sentAt);
      return { status: response.status, text: await readText(response) };
    } catch (cause) {
      throw deadline.explain(
        new NetworkError('The platform was not reached', reference, { cause }),
      );
    } finally {
      deadline.clear();
    }
  }

  async function once(call: Call, given: AnyCallOptions): Promise<unknown> {
    const reference = newReference();
    given.signal?.throwIfAborted();
    const request = await buildRequest({ call, given, client, reference });
    const sent = await send(request, given.signal, reference);
    const tokenInForce = request.token === client.token?.() ? request.token : undefined;
    return readAnswer({ ...sent, call, reference, tokenInForce });
  }

  async function run(call: Call, given: AnyCallOptions): Promise<unknown> {
    let isCopied = false;
    for (let tries = 0; ; tries += 1) {
      try {
        return await once(call, given);
      } catch (error) {
        isCopied ||= isCopy(error);
        // Sealed by a wrong clock, which the answer has put right, or brought twice by the network.
        if (tries === 0 && maySealAnew(error, call)) continue;
        if (isCopied && isUnread(error))
          throw new LostAnswerError('The answer went to a copy', newReference(), { cause: error });
        const delay = retryDelaysMs[tries];
        if (delay === undefined || !isRead(call) || !mayRetry(error, tries)) throw error;
        await pause(delay, given.signal);
      }
    }
  }

  const find = (name: string) => findCall(name, () => fetchCode(fetchContract, newReference()));
  const join = createWriteJoiner();
  // `readAnswer` reads the value by the named call's own schema.
  const call = async (name: string, options: AnyCallOptions = {}) => {
    const found = await find(name);
    const given = withIntent(found, options);
    const begin = () => run(found, given);
    return found.method === 'GET' || given.signal
      ? begin()
      : join([name, given, client.token?.()], begin);
  };
  const read = async (name: string, value: unknown) =>
    check((await find(name)).answer, value, name, newReference());
  return { call: call as WpsClient['call'], read: read as WpsClient['read'] };
}
