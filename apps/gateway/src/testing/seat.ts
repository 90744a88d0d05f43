import type { Call } from '@playhouse/wps';
import { beforeAll } from 'vitest';
import type { GatewayOptions } from '../app/options';
import { filePlatform } from './filePlatform';
import { slowStart } from './platform';
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
  const platform = filePlatform(options);
  let token = '';
  beforeAll(async () => {
    token = await platform.login('demo_player');
  }, slowStart);
  return {
    platform,
    get token() {
      return token;
    },
    ask: (call, given = {}) => platform.ask(call, { token, ...given }),
  };
}
