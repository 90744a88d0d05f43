import type { JWK } from 'jose';

/**
 * The key pair of every development platform, known to all: it protects nothing.
 * `loadKeys` refuses it in production, where GATEWAY_PRIVATE_JWK is required.
 */
export const developmentPublicJwk: JWK = {
  kty: 'EC',
  crv: 'P-256',
  x: '-b_8ZbcF37Icjh4zvVfWWzxENWaRyqBNvA9hFVb-Mf0',
  y: 'K7T20hfItD0pFbbahuNsrU1pfhaYeg4qQ4XS5Z3r7Uc',
  kid: 'development',
  use: 'enc',
  alg: 'ECDH-ES',
};

export const developmentPrivateJwk: JWK = {
  ...developmentPublicJwk,
  d: '-SIu3_oO2jdSWK-_rjl9b6nGHhKFXhQfRIEr7glFll0',
};
