import { startGateway } from './index';
import { readOptions } from './app/environment';
import { startTelemetry } from './app/telemetry';
import { onShutdown } from './base/onShutdown';

const began = Date.now();

try {
  const options = readOptions(process.env);
  const telemetry = await startTelemetry(process.env);
  const gateway = await startGateway(options);
  const startedIn = Date.now() - began;
  options.log?.info('listening', { url: gateway.url, ms: startedIn });
  onShutdown(async () => {
    await gateway.close();
    await telemetry?.close();
  });
} catch (error) {
  console.error(`[gateway] ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
