import type { Call } from '@playhouse/wps';
import { afterAll, beforeAll } from 'vitest';
import type { GatewayOptions } from '../model/options';
import { slowStart, startPlatform } from './platform';
import type { Answered, AskOptions, TestPlatform } from './platform';

/** A platform and a player who is logged in at it. */
export interface Seat {
  readonly platform: TestPlatform;
  readonly token: string;
  /** Asks as the player, unless `options` name somebody else's token. */
  readonly ask: (call: Call, options?: AskOptions) => Promise<Answered>;
}

/** Starts a platform for the tests of a file and logs the demo player in; closes it after the last. */
export function seatPlayer(options: GatewayOptions = {}): Seat {
  let seat: { readonly platform: TestPlatform; readonly token: string } | undefined;
  const taken = () => {
    if (seat === undefined) throw new Error('The platform starts before the first test.');
    return seat;
  };
  beforeAll(async () => {
    const platform = await startPlatform(options);
    seat = { platform, token: await platform.login('demo_player') };
  }, slowStart);
  afterAll(() => seat?.platform.gateway.close());
  return {
    get platform() {
      return taken().platform;
    },
    get token() {
      return taken().token;
    },
    ask: (call, given = {}) => taken().platform.ask(call, { token: taken().token, ...given }),
  };
}
