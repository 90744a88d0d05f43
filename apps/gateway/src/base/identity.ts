import { hostname } from 'node:os';

/** By what a gateway is told from others in its log, its metrics and its traces. */
export interface Identity {
  /** Differs for each gateway, and stays when it is started again. */
  readonly instance: string;
  /** The same for all gateways that were started from the same sources. */
  readonly release: string;
}

/** Reads GATEWAY_INSTANCE and GATEWAY_RELEASE. An instance that has no name is told by machine and port. */
export const readIdentity = (
  environment: Readonly<Record<string, string | undefined>>,
): Identity => ({
  instance: environment['GATEWAY_INSTANCE'] || `${hostname()}:${environment['PORT'] || '4300'}`,
  release: environment['GATEWAY_RELEASE'] || 'development',
});
