import { startGateway } from './index';
import { optionsOf } from './app/environment';

const began = Date.now();

try {
  const gateway = await startGateway(
    optionsOf(process.env, (line) => console.log(`[gateway] ${line}`)),
  );
  console.log(`[gateway] listening on ${gateway.url} after ${Date.now() - began} ms`);
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      void gateway.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(`[gateway] ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
