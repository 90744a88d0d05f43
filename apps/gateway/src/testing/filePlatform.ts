import { afterAll, beforeAll } from 'vitest';
import type { GatewayOptions } from '../app/options';
import { slowStart, startPlatform } from './platform';
import type { TestPlatform } from './platform';

/** A platform for the tests of a file, or of a `describe`: it starts before the first and is closed after the last. */
export function filePlatform(options: GatewayOptions = {}): TestPlatform {
  let started: TestPlatform | undefined;
  beforeAll(async () => {
    started = await startPlatform(options);
  }, slowStart);
  afterAll(() => started?.gateway.close());
  return new Proxy({} as TestPlatform, {
    get: (_, key): unknown => {
      if (started === undefined) throw new Error('The platform starts before the first test.');
      return Reflect.get(started, key);
    },
  });
}
