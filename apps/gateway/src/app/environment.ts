import type { GatewayOptions } from '../model/options';

type Environment = Readonly<Record<string, string | undefined>>;

function numberOf(environment: Environment, name: string, fallback: number): number {
  const value = Number(environment[name] ?? fallback);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} is not a whole number`);
  return value;
}

/**
 * Reads the options from environment variables.
 * @throws in production without GATEWAY_ALLOW_PRODUCTION=1 and GATEWAY_PRIVATE_JWK: the development key is public
 */
export function optionsOf(environment: Environment, log: (line: string) => void): GatewayOptions {
  const production = environment['NODE_ENV'] === 'production';
  const privateJwk = environment['GATEWAY_PRIVATE_JWK'];
  if (production && environment['GATEWAY_ALLOW_PRODUCTION'] !== '1') {
    throw new Error(
      'this platform is for development; set GATEWAY_ALLOW_PRODUCTION=1 to run it in production',
    );
  }
  if (production && privateJwk === undefined) {
    throw new Error('GATEWAY_PRIVATE_JWK is required in production: the development key is public');
  }
  return {
    port: numberOf(environment, 'PORT', 4300),
    host: environment['HOST'] ?? '127.0.0.1',
    dataDir: environment['DATA_DIR'] ?? '.data/gateway',
    databaseUrl: environment['DATABASE_URL'],
    databasePool: numberOf(environment, 'DATABASE_POOL', 8),
    trustProxy: numberOf(environment, 'TRUST_PROXY', 0),
    merchantsDir: environment['GATEWAY_MERCHANTS'] ?? 'merchants',
    status: numberOf(environment, 'GATEWAY_STATUS', 0),
    privateJwk,
    production,
    log,
  };
}
