import { startGateway } from './index';
import { optionsOf } from './app/environment';
import { startTelemetry } from './app/telemetry';

const began = Date.now();

try {
  const options = optionsOf(process.env);
  const telemetry = await startTelemetry(process.env);
  const gateway = await startGateway(options);
  const startedIn = Date.now() - began;
  options.log?.info('listening', { url: gateway.url, ms: startedIn });
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      void gateway
        .close()
        .then(() => telemetry?.close())
        .then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(`[gateway] ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
