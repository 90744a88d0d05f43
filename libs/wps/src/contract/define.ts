import type * as z from 'zod/mini';
import { once } from './once';

/** How a request body travels. `encrypted` is a compact JWE of the JSON (LOGIN-11, REG-10). */
export type BodyEncoding = 'json' | 'form' | 'encrypted';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Names under which the merchant's code travels beside its header. */
export type CarriedField = 'merchantCode' | 'merchant' | 'merchant_code';

type Schema = z.ZodMiniType;

/** Kinds of movements of money or points, by which they are told to the player. */
export type IntentKind =
  | 'deposit'
  | 'withdraw'
  | 'transfer'
  | 'rebate'
  | 'reward'
  | 'gift'
  | 'redRain'
  | 'lottery'
  | 'lotteryCancel';

/** Marks a call that moves money or points: it is never made without an intent, whose key is the body's `requestId`. */
export interface IntentMark {
  readonly kind: IntentKind;
  /** Fields of the body that are no part of what is meant and must not be kept, such as a password. */
  readonly secrets?: readonly string[];
}

/** One call of the platform: everything that client, gateway, mocks and OpenAPI need to know. */
export interface Call<
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
  Name extends string = string,
  Intent extends IntentMark | undefined = IntentMark | undefined,
> {
  /** Unique key, `area.verb`; also the key of `paths` overrides in a merchant's config (WL-05). */
  readonly name: Name;
  readonly method: HttpMethod;
  /** Path below the platform's origin. */
  readonly path: `/${string}`;
  /** Module id that travels in the `Module` header; a merchant may replace it (WL-04). */
  readonly module?: string;
  readonly query?: Query;
  readonly body?: Body;
  /** @default 'json' */
  readonly encoding?: BodyEncoding;
  /** Schema of `value` in the answer's envelope. */
  readonly answer: Answer;
  /** Business codes that this call may answer beside the general ones. */
  readonly errors?: readonly string[];
  /** Whether a session's token must accompany the call. */
  readonly session?: 'required' | 'optional';
  /**
   * Fields that the client fills in where a caller leaves them out: the merchant's code, under the names the platform
   * gives it. They go into the query, or into the body of a call without one. The session's token is none of them:
   * addresses end in proxies' logs.
   */
  readonly carries?: readonly CarriedField[];
  /** Whether to ask is no use of the session: what the page asks by itself keeps nobody logged in. */
  readonly passive?: boolean;
  /** Seconds for which anybody may keep the answer: it depends on the address alone. @default nobody keeps it */
  readonly keptSeconds?: number;
  /** Whether the answer carries an ETag, by which it can be asked for on condition that it has changed (`If-None-Match`). */
  readonly tagged?: boolean;
  /** A GET that changes something on the platform, and so is never repeated by itself. */
  readonly mutates?: boolean;
  /** Present where the call moves money or points. */
  readonly intent?: Intent;
  /** One line for the OpenAPI document. */
  readonly summary: string;
}

/** A call as it is declared: each schema is made when it is first read by. */
type Declared<C extends Call> = Omit<C, 'query' | 'body' | 'answer'> & {
  readonly query?: (() => C['query']) | undefined;
  readonly body?: (() => C['body']) | undefined;
  readonly answer: () => C['answer'];
};

/** Declares a call. The types of query, body and answer are inferred from the schemas. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  const Answer extends Schema,
  const Query extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
  const Name extends string = string,
  const Intent extends IntentMark | undefined = undefined,
>(
  declared: Declared<Call<Query, Body, Answer, Name, Intent>>,
): Call<Query, Body, Answer, Name, Intent> {
  const { query, body, answer, ...call } = declared;
  return Object.defineProperties(call, {
    query: { get: query && once(query), enumerable: true },
    body: { get: body && once(body), enumerable: true },
    answer: { get: once(answer), enumerable: true },
  }) as unknown as Call<Query, Body, Answer, Name, Intent>;
}

type InputOf<Part> = [NonNullable<Part>] extends [never]
  ? undefined
  : NonNullable<Part> extends Schema
    ? z.input<NonNullable<Part>>
    : never;

/** A call's query as a caller gives it; undefined for a call without one. */
export type CallQuery<C extends Call> = InputOf<C['query']>;
/** A call's body as a caller gives it; undefined for a call without one. */
export type CallBody<C extends Call> = InputOf<C['body']>;
/** A call's answer as a caller receives it. */
export type CallAnswer<C extends Call> = z.output<C['answer']>;
/** A call's answer as the platform puts it into `value`, before the schema reads it. */
export type WireAnswer<C extends Call> = z.input<C['answer']>;
