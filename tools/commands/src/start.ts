import { demoAccounts, readOptions, startGateway, onShutdown } from '@playhouse/gateway';
import type { GatewayOptions, RunningGateway } from '@playhouse/gateway';
import { stampWithExternalLogin } from '@playhouse/merchants/stamp/stampWithExternalLogin';
import { merchantCodes, workspacePlaces } from '@playhouse/merchants/places';
import type { Places } from '@playhouse/merchants/places';
import { renewOnce } from '@playhouse/merchants/snapshot/renewDocuments';
import { startRenewal } from '@playhouse/merchants/snapshot/startRenewal';
import { startPreview } from '@playhouse/merchants/serving/startPreview';
import { startAuthEmulator } from './auth-emulator';
import { onFreePort } from './free-port';
import { nx } from './nx';

const merchants = merchantCodes(workspacePlaces());

/** The site that is shown, and the external accounts. @throws Error that names the merchants there are */
function wanted(given: readonly string[]): { code: string; external: boolean } {
  const code = given.find((word) => !word.startsWith('--')) ?? merchants[0];
  if (code === undefined || !merchants.includes(code))
    throw new Error(`No merchant "${code ?? ''}". There are: ${merchants.join(', ')}.`);
  return { code, external: given.includes('--external-login') };
}

/** The platform by the environment's settings; the site's server is one more proxy before it. */
async function startPlatform(options: GatewayOptions, places: Places): Promise<RunningGateway> {
  const { databaseUrl, port, trustProxy = 0 } = options;
  console.log(
    `Starting the gateway on ${databaseUrl ? 'DATABASE_URL' : 'its embedded database'} …`,
  );
  return onFreePort(port ?? 0, (free) =>
    startGateway({
      ...options,
      port: free,
      trustProxy: trustProxy + 1,
      merchantsDir: places.merchants,
    }),
  );
}

interface Running {
  readonly code: string;
  readonly siteUrl: string;
  readonly gatewayUrl: string;
  readonly emulatorUrl: string | undefined;
}

function announce({ code, siteUrl, gatewayUrl, emulatorUrl }: Running): void {
  const accounts = demoAccounts.map(
    (account) => `    ${account.username.padEnd(16)} ${account.password}   ${account.title}`,
  );
  const emulated = emulatorUrl
    ? `\n  Emulator  ${emulatorUrl}   (accounts of Google and Facebook)`
    : '';
  console.log(`
  ${code} is ready

  Site      ${siteUrl}
  Gateway   ${gatewayUrl}
  Outbox    ${gatewayUrl}/outbox   (SMS and e-mail codes arrive here)${emulated}

  Demo accounts
${accounts.join('\n')}

  Stop with Ctrl+C.
`);
}

async function start(): Promise<void> {
  const { code, external } = wanted(process.argv.slice(2));
  // It shows the product, with demo accounts: never in production.
  const options = readOptions({ ...process.env, NODE_ENV: 'development' });
  console.log(`Building ${code} …`);
  const built = nx(['build', code]);
  if (built !== 0) process.exit(built);

  // With the external login a copy of the merchant is served, whose accounts elsewhere are the emulator's.
  const emulator = external ? await startAuthEmulator(9099) : undefined;
  const places = emulator
    ? await stampWithExternalLogin({ code, emulatorUrl: emulator.url, folder: '.data/external' })
    : workspacePlaces();
  const gateway = await startPlatform(options, places);
  console.log('Rendering the public pages with what the gateway has …');
  const renewal = { codes: [code], platform: gateway.url, places };
  await renewOnce(renewal);
  const site = await onFreePort(4200, (port) =>
    startPreview({ code, port, gatewayUrl: gateway.url, places }),
  );
  startRenewal(renewal);
  onShutdown(async () => {
    await site.close();
    await gateway.close();
    await emulator?.close();
  });
  announce({ code, siteUrl: site.url, gatewayUrl: gateway.url, emulatorUrl: emulator?.url });
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
