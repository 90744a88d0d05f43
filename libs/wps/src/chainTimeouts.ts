/**
 * How long each link between a player and the platform waits, in milliseconds. Each waits longer than the one before it
 * in its chain, so that the one nearest to the player ends things: it alone can tell them.
 */
export const chainTimeouts = {
  /** For an answer: the site, then the server in front of the gateways. */
  answer: { site: 15_000, proxy: 30_000 },
  /**
   * Without a request on a connection: the server in front of the gateways, then the gateway. The other way round a write
   * could be sent at the moment at which the gateway closes, and nobody would know whether it had arrived. The first is
   * short, because a gateway that stops waits for it.
   */
  idle: { proxy: 5_000, gateway: 75_000 },
} as const;
