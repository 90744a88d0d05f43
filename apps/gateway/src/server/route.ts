import type { Call, WireAnswerOf } from '@playhouse/wps';
import type * as z from 'zod/mini';
import type { MemberRow, OpenSession } from '../areas/session/sessions';
import type { Language } from './language';
import type { MerchantScope } from './merchants';
import type { Services } from './services';

type Schema = z.ZodMiniType;
// `query?: Q` also says undefined; what counts is the schema, where the call has one.
type Read<S> = [NonNullable<S>] extends [never]
  ? undefined
  : NonNullable<S> extends Schema
    ? z.output<NonNullable<S>>
    : undefined;

/** A request that fits the contract, with what the platform knows about who asks. */
export interface Context<C extends Call = Call> {
  readonly services: Services;
  readonly query: Read<C['query']>;
  readonly body: Read<C['body']>;
  readonly scope: MerchantScope;
  readonly language: Language;
  readonly session: OpenSession | undefined;
  /** Address of the caller, as the socket names it. */
  readonly address: string;
  readonly device: string;
  readonly reference: string;
  cookie(name: string): string | undefined;
  /** Sets a cookie of this platform: http-only, same site. */
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
}

/** The same for a call that only members may make. */
export type MemberContext<C extends Call = Call> = Context<C> & { readonly member: MemberRow };

type Answer<C extends Call> = WireAnswerOf<C> | Promise<WireAnswerOf<C>>;

/** A call with the function that answers it. */
export interface Route {
  readonly call: Call;
  run(context: Context): Promise<unknown>;
}

/** Answers a call of the contract; the value must be what the contract's answer schema reads. */
export function answer<C extends Call>(
  call: C,
  handler: (context: Context<C>) => Answer<C>,
): Route {
  return {
    call,
    // The registrar validated query and body by this call's own schemas just before.
    run: async (context) => handler(context as Context<C>),
  };
}

/** Answers a call that needs a session. */
export function answerMember<C extends Call>(
  call: C,
  handler: (context: MemberContext<C>) => Answer<C>,
): Route {
  if (call.session !== 'required') throw new Error(`${call.name} does not require a session`);
  return answer(call, (context) => {
    const { session } = context;
    if (session === undefined) throw new Error(`${call.name} ran without its session`);
    return handler({ ...context, member: session.member });
  });
}
