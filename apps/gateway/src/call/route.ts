import type { Call, WireAnswer } from '@playhouse/wps';
import type * as z from 'zod/mini';
import type { Asker, MemberAsker } from '../model/platform/asker';

type Schema = z.ZodMiniType;
// `query?: Q` also says undefined; what counts is the schema, where the call has one.
type Read<S> = [NonNullable<S>] extends [never]
  ? undefined
  : NonNullable<S> extends Schema
    ? z.output<NonNullable<S>>
    : undefined;

/** Query and body, as the contract's schemas of this call read them. They are never passed on as a whole. */
export interface Asked<C extends Call> {
  readonly query: Read<C['query']>;
  readonly body: Read<C['body']>;
}

/** Query and body, before a route knows them as its own call's. */
export interface ReadRequest {
  readonly query: unknown;
  readonly body: unknown;
}

type Answer<C extends Call> = WireAnswer<C> | Promise<WireAnswer<C>>;

/** A call with the function that answers it. */
export interface Route {
  readonly call: Call;
  run(asker: Asker, asked: ReadRequest): Promise<unknown>;
}

/** Answers a call of the contract; the value must be what the contract's answer schema reads. */
export function answer<C extends Call>(
  call: C,
  handler: (asker: Asker, asked: Asked<C>) => Answer<C>,
): Route {
  return {
    call,
    // The registrar validated query and body by this call's own schemas just before.
    run: async (asker, asked) => handler(asker, asked as Asked<C>),
  };
}

/** Answers a call that needs a session. */
export function answerMember<C extends Call>(
  call: C,
  handler: (asker: MemberAsker, asked: Asked<C>) => Answer<C>,
): Route {
  if (call.session !== 'required') throw new Error(`${call.name} does not require a session`);
  return answer(call, (asker, asked) => {
    const { session } = asker;
    if (session === undefined) throw new Error(`${call.name} ran without its session`);
    return handler({ ...asker, session, member: session.member }, asked);
  });
}
