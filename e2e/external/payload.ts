import { developmentPrivateJwk } from '@playhouse/gateway';
import type { Request } from '@playwright/test';
import { compactDecrypt, importJWK } from 'jose';

/** The body of a call, opened with the key that development platforms publish. */
export async function openPayload(request: Request): Promise<Record<string, unknown>> {
  const key = await importJWK(developmentPrivateJwk, 'ECDH-ES');
  const { plaintext } = await compactDecrypt(request.postData() ?? '', key);
  return JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown>;
}
