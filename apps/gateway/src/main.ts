import { startGateway } from './index';
import { createFirstLog, readOptions } from './app/environment';
import { startTelemetry } from './app/telemetry';
import { readIdentity } from './base/identity';
import { onShutdown } from './base/onShutdown';
import type { Fields } from './base/log';
import { errorFields } from './db/errorFields';

const began = Date.now();
const log = createFirstLog(process.env);

function fail(event: string, fields: Fields): never {
  log.error(event, fields);
  process.exit(1);
}

process.on('uncaughtException', (error) =>
  fail('ended by a failure that nobody caught', errorFields(error)),
);

try {
  const options = readOptions(process.env);
  const telemetry = await startTelemetry(process.env, readIdentity(process.env));
  const gateway = await startGateway(options);
  onShutdown(
    async (why) => {
      const told = Date.now();
      log.info('stopping', { why });
      await gateway.close();
      await telemetry?.close();
      log.info('stopped', { ms: Date.now() - told });
    },
    (error) => log.error('could not stop in order', errorFields(error)),
  );
  log.info('listening', { url: gateway.url, ms: Date.now() - began });
} catch (error) {
  // Where it happened in the program helps nobody who starts it.
  const { stack: _stack, ...fields } = errorFields(error);
  fail('did not start', fields);
}
