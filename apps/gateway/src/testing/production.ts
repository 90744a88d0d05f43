import { exportJWK, generateKeyPair } from 'jose';
import type { GatewayOptions } from '../app/options';

/** The settings that production asks for: a key that no other platform has, and couriers of letters and messages. */
export async function productionOptions(): Promise<GatewayOptions> {
  const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  return {
    production: true,
    privateJwk: JSON.stringify(await exportJWK(privateKey)),
    smtp: { url: 'smtp://127.0.0.1:1', from: 'no-reply@alpha.example' },
    smsWebhook: { url: 'http://127.0.0.1:1', secret: 'shared' },
  };
}
