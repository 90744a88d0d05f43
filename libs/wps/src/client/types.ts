import type { CallAnswer, CallBody, Call, CallQuery } from '../contract/define';
import type { CallName, CallNamed } from '../contract/list';
import type { KeptIntent } from './keptIntent';

/** A public key of the merchant: `kid` travels in the `Encryption` header. */
export interface EncryptionKey {
  readonly kid: string;
  readonly jwk: Readonly<Record<string, unknown>>;
}

/** Settings that the client reads afresh at every call, so that a login or a new language counts at once. */
export interface WpsClientOptions {
  /** Origin of the platform; empty is the page's own. */
  readonly origin: string;
  /** The code that a call names; a trial's own calls name another (TRIAL-01). */
  readonly merchant: (call: Call) => string;
  /** Replacements of module ids, by the id of the contract (WL-04). */
  readonly modules?: () => Readonly<Record<string, string>>;
  /** Replacements of paths, by the call's name (WL-05). */
  readonly paths?: () => Readonly<Record<string, string>>;
  readonly token?: () => string | undefined;
  /** The platform's language code, such as `TY`. */
  readonly language?: () => string;
  readonly device?: () => 'MOBILE' | 'OTHERS';
  readonly encryptionKey?: () => EncryptionKey | undefined;
  /** Epoch milliseconds by the platform's clock, as far as it is known: when a body is sealed. */
  readonly now?: () => number;
  /** @default 15000 */
  readonly timeoutMs?: number;
  /** Pauses before a read is repeated. @default [300, 900] */
  readonly retryDelaysMs?: readonly number[];
  /**
   * Hears when each answer was made: epoch milliseconds by the platform's clock, cut to the second, and how many
   * milliseconds it took until the answer began.
   */
  readonly onAnswered?: (date: number, took: number) => void;
  readonly fetch?: typeof fetch;
}

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : Partial<Value> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

interface CommonOptions {
  readonly signal?: AbortSignal | undefined;
  /** Acts under another merchant code: the free trial (TRIAL-01). */
  readonly merchant?: string | undefined;
}

/** Whether a call moves money or points. */
export type IsMovement<C extends Call> = [NonNullable<C['intent']>] extends [never] ? false : true;

/** The body of a movement as a caller gives it: without the key, which is its intent's. */
export type MovementBody<C extends Call> = Omit<CallBody<C>, 'requestId'>;

/** Query and body as the call's schemas ask, optional where every field is; a movement takes its kept intent, too. */
export type CallOptions<C extends Call> =
  IsMovement<C> extends true
    ? Part<'body', MovementBody<C>> & { readonly intent: KeptIntent }
    : Part<'query', CallQuery<C>> & Part<'body', CallBody<C>> & CommonOptions;

/** The name of a call that moves money or points. */
export type MovementName = {
  [Name in CallName]: IsMovement<CallNamed<Name>> extends true ? Name : never;
}[CallName];

type Arguments<C extends Call> =
  Partial<CallOptions<C>> extends CallOptions<C>
    ? [options?: CallOptions<C>]
    : [options: CallOptions<C>];

/**
 * The platform as the site sees it, by the names of the contract's calls, so that no page carries the contract.
 * Rejects with a `WpsError`, or with the signal's reason after an abort. */
export interface WpsClient {
  call<Name extends CallName>(
    name: Name,
    ...options: Arguments<CallNamed<Name>>
  ): Promise<CallAnswer<CallNamed<Name>>>;
  /** Reads a call's answer that came another way, as with an intent. @throws ContractError */
  read<Name extends CallName>(name: Name, value: unknown): Promise<CallAnswer<CallNamed<Name>>>;
}

/** Options of any call, for code that handles them without knowing which. */
export interface AnyCallOptions extends CommonOptions {
  readonly query?: unknown;
  readonly body?: unknown;
  readonly intent?: KeptIntent | undefined;
}
