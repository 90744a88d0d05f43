import { BusinessError, ContractError, createWpsClient, HttpError, WpsError } from '@playhouse/wps';
import { keptIntent } from '@playhouse/wps';
import type { Call } from '@playhouse/wps';
import type { merchantSchema } from '@playhouse/whitelabel';
import type * as z from 'zod/mini';

/** A merchant's configuration. */
export type Merchant = z.output<typeof merchantSchema>;

/** An answer as it came over the wire. */
export interface Heard {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** How a call ended, as the site would see it. */
export interface Asked {
  readonly outcome: 'answered' | 'refused' | 'unreadable' | 'failed';
  /** The envelope's value, not parsed. */
  readonly value?: unknown;
  readonly code?: string;
  readonly error?: unknown;
  readonly heard: Heard | undefined;
  readonly took: number;
}

export interface Input {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Key of a movement. */
  readonly intent?: string;
}

export type Ask = (call: Call, input: Input, token?: string) => Promise<Asked>;

export interface Asker {
  readonly ask: Ask;
  /** Epoch milliseconds by the platform's clock, as far as it is known. */
  readonly now: () => number;
}

export interface AskOptions {
  readonly url: string;
  readonly merchant: Merchant;
  readonly fetch?: typeof fetch;
}

function envelopeOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

function outcomeOf(error: unknown): Asked['outcome'] {
  if (error instanceof BusinessError) return 'refused';
  if (error instanceof ContractError || error instanceof HttpError) return 'unreadable';
  if (error instanceof WpsError) return 'failed';
  throw error;
}

/** Asks a platform as the site does, by the site's own client, and keeps what came over the wire. */
export function createAsker({ url, merchant, fetch: run = fetch }: AskOptions): Asker {
  let skew = 0;
  const now = () => Date.now() + skew;
  const ask: Ask = async (call, input, token) => {
    let heard: Heard | undefined;
    const wps = createWpsClient({
      origin: url,
      merchant: () => merchant.code,
      modules: () => merchant.modules,
      paths: () => merchant.paths,
      token: () => token,
      language: () => merchant.languages[0] ?? 'EN',
      encryptionKey: () => merchant.encryption,
      now,
      onAnswered: (date) => {
        skew = date - Date.now();
      },
      retryDelaysMs: [],
      fetch: async (...request) => {
        const response = await run(...request);
        const { status, headers } = response;
        heard = { status, headers, text: await response.clone().text() };
        return response;
      },
    });
    const { intent, ...given } = input;
    const options = intent === undefined ? given : { ...given, intent: keptIntent(intent) };
    // Names and inputs come from the contract, not from its types.
    const put = wps.call as (name: string, options: object) => Promise<unknown>;
    const began = performance.now();
    const took = () => Math.round(performance.now() - began);
    const error = await put(call.name, options).then(
      () => undefined,
      (reason: unknown) => reason ?? new Error('no reason'),
    );
    const { value } = envelopeOf(heard?.text ?? '');
    if (error === undefined) return { outcome: 'answered', value, heard, took: took() };
    const code = error instanceof BusinessError ? error.code : undefined;
    return { outcome: outcomeOf(error), value, code, error, heard, took: took() };
  };
  return { ask, now };
}
