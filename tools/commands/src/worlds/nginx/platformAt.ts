import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createWpsClient, type Call, type EncryptionKey } from '@playhouse/wps';
import { sendRequest } from './sendRequest';

const host = 'amihanda.example';

interface Encrypting {
  readonly encryption: EncryptionKey;
  readonly modules?: Readonly<Record<string, string>>;
}

/** A client of the platform through nginx, or of one of its gateways. */
export function platformAt(origin: string) {
  const merchant = JSON.parse(
    readFileSync('merchants/amihanda/whitelabel.json', 'utf8'),
  ) as Encrypting;
  let token: string | undefined;
  const clientFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const answer = await sendRequest({
      ...{ origin, host, path: pathname + search, method: request.method },
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    });
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    return new Response(String(answer.bytes), {
      status: answer.status,
      headers: headers as [string, string][],
    });
  };
  const wps = createWpsClient({
    origin,
    merchant: () => 'amihanda',
    modules: () => merchant.modules ?? {},
    encryptionKey: () => merchant.encryption,
    token: () => token,
    fetch: clientFetch,
    now: Date.now,
    timeoutMs: 60_000,
  });
  /** Sends a movement under a key that nobody keeps. @returns its value */
  const move = async ({ path, module = '' }: Call, body: object): Promise<unknown> => {
    const { bytes } = await sendRequest({
      ...{ origin, host, path, method: 'POST' },
      headers: {
        ...{ 'content-type': 'application/json', merchant: 'amihanda', module },
        authorization: `Bearer ${token ?? ''}`,
      },
      body: JSON.stringify({ requestId: randomUUID(), ...body }),
    });
    return (JSON.parse(String(bytes)) as { value: unknown }).value;
  };
  return { wps, move, use: (opened: string) => void (token = opened) };
}

export type Platform = ReturnType<typeof platformAt>;
