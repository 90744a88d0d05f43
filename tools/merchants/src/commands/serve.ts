import { join } from 'node:path';
import { createServer } from 'vite';
import { loadMerchant } from '../check/loadMerchant';
import { merchantDevPlugin } from '../serving/merchantDevPlugin';
import type { Places } from '../places';
import { startPreview } from '../serving/startPreview';
import { gatewayPrefixes } from '../site/route';
import { startRenewal } from '../snapshot/startRenewal';
import { renewOnce } from '../snapshot/renewDocuments';
import { knownCode, type Options } from './options';
import { phone } from './phone';

/** `serve <code>`: the development server with the merchant's config injected. */
export async function serve(options: Options, places: Places): Promise<boolean> {
  const code = knownCode(options.codes[0], places);
  loadMerchant(code, places);
  const server = await createServer({
    configFile: join(places.root, 'apps/site/vite.config.ts'),
    // Native, because this process already reads TypeScript and knows the workspace's aliases.
    configLoader: 'native',
    plugins: [merchantDevPlugin(code, places)],
    server: {
      host: '127.0.0.1',
      port: options.port ?? 4200,
      proxy: { [`^(${gatewayPrefixes.join('|')})(/|\\.|\\?|$)`]: options.gateway },
    },
  });
  await server.listen();
  console.log(`${code} (development server, platform at ${options.gateway})`);
  server.printUrls();
  return true;
}

/** `preview <code>`: what was built, served as a web server would; with `--phone` to the local network. */
export async function preview(options: Options, places: Places): Promise<boolean> {
  if (options.phone) return phone(options, places);
  const code = knownCode(options.codes[0], places);
  const { url } = await startPreview({
    code,
    port: options.port ?? 4200,
    gatewayUrl: options.gateway,
    places,
  });
  const platform = options.platform ?? options.gateway;
  const renewal = { codes: [code], platform, places };
  await renewOnce(renewal);
  startRenewal(renewal);
  console.log(`${code} is served at ${url} (platform at ${options.gateway}). Stop with Ctrl+C.`);
  return true;
}
