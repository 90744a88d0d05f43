import * as z from 'zod/mini';

/** How a request body travels. `encrypted` is a compact JWE of the JSON (LOGIN-11, REG-10). */
export type BodyEncoding = 'json' | 'form' | 'encrypted';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Schema = z.ZodMiniType;

/** One call of the platform: everything that client, gateway, mocks and OpenAPI need to know. */
export interface Call<
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> {
  /** Unique key, `area.verb`; also the key of `paths` overrides in a merchant's config (WL-05). */
  readonly name: string;
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
  /** One line for the OpenAPI document. */
  readonly summary: string;
}

/** Declares a call. The types of query, body and answer are inferred from the schemas. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  const Answer extends Schema,
  const Query extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
>(call: Call<Query, Body, Answer>): Call<Query, Body, Answer> {
  return call;
}

export type QueryOf<C extends Call> = C['query'] extends Schema ? z.input<C['query']> : undefined;
export type BodyOf<C extends Call> = C['body'] extends Schema ? z.input<C['body']> : undefined;
export type AnswerOf<C extends Call> = z.output<C['answer']>;
