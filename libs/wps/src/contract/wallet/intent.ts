import * as z from 'zod/mini';
import { defineCall } from '../define';
import { once } from '../once';
import { intentKey, maybe, time } from '../values';

/**
 * How an intent to move money or points ended. `unknown`: the platform has nothing under this key, neither done nor
 * under way, so that the same request may be sent again. `committed`: done, and `answer` is what its call answered.
 * `refused`: nothing moved, and `code` says why; a new attempt needs a new key.
 */
const state = once(() =>
  z.object({
    state: z.enum(['unknown', 'committed', 'refused']),
    kind: maybe(z.string()),
    answer: z.optional(z.unknown()),
    code: maybe(z.string()),
    createTime: maybe(time()),
  }),
);

export const intent = defineCall({
  name: 'wallet.intent',
  method: 'GET',
  path: '/wps/relay/GLS2_intent',
  module: 'FUNDTRANS3',
  query: () => z.object({ key: intentKey() }),
  answer: () => state(),
  session: 'required',
  summary: 'Answers how an intent ended',
});

/**
 * Gives an intent up that the platform never received: from then on it is refused with `intent.dropped`, and a copy
 * of the request that arrives late moves nothing. One that had ended before stays as it ended.
 */
export const dropIntent = defineCall({
  name: 'wallet.dropIntent',
  method: 'POST',
  path: '/wps/relay/GLS2_intentDrop',
  module: 'FUNDTRANS3',
  body: () => z.object({ key: intentKey() }),
  answer: () => state(),
  session: 'required',
  summary: 'Gives up an intent that never arrived',
});
