import { existsSync, readdirSync } from 'node:fs';
import { createLog, demoAccounts, readMerchants, startGateway } from '@playhouse/gateway';
import { stampWithExternalLogin } from '@playhouse/merchants/external';
import { workspacePlaces } from '@playhouse/merchants/places';
import { snapshotOnce } from '@playhouse/merchants/commands/snapshot';
import { startPreview } from '@playhouse/merchants/preview';
import { startAuthEmulator } from './auth-emulator';
import { freePort } from './free-port';
import { nx } from './nx';

const merchants = readdirSync('merchants', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`merchants/${entry.name}/whitelabel.json`))
  .map((entry) => entry.name);

const given = process.argv.slice(2);
const external = given.includes('--external-login');
const code = given.find((word) => !word.startsWith('--')) ?? merchants[0];
if (code === undefined || !merchants.includes(code)) {
  console.error(`No merchant "${code ?? ''}". There are: ${merchants.join(', ')}.`);
  process.exit(1);
}

console.log(`Building ${code} …`);
const built = nx(['build', code]);
if (built !== 0) process.exit(built);

// With the external login a copy of the merchant is served, whose accounts elsewhere are the emulator's.
const emulator = external ? await startAuthEmulator(9099) : undefined;
const places = emulator
  ? await stampWithExternalLogin({ code, emulatorUrl: emulator.url, folder: '.data/external' })
  : workspacePlaces();

const databaseUrl = process.env['DATABASE_URL'];
console.log(`Starting the gateway on ${databaseUrl ? 'DATABASE_URL' : 'its embedded database'} …`);
const gateway = await startGateway({
  port: await freePort(4300),
  dataDir: '.data/gateway',
  databaseUrl,
  merchants: readMerchants(places.merchants),
  log: createLog({ format: 'text', level: 'info', write: (line) => console.log(`  ${line}`) }),
});
const sitePort = await freePort(4200);
console.log('Rendering the public pages with what the gateway has …');
await snapshotOnce([code], gateway.url, places);
const site = await startPreview({ code, port: sitePort, gatewayUrl: gateway.url, places });

const accounts = demoAccounts.map(
  (account) => `    ${account.username.padEnd(16)} ${account.password}   ${account.title}`,
);
const emulated = emulator
  ? `\n  Emulator  ${emulator.url}   (accounts of Google and Facebook)`
  : '';
console.log(`
  ${code} is ready

  Site      ${site.url}
  Gateway   ${gateway.url}
  Outbox    ${gateway.url}/outbox   (SMS and e-mail codes arrive here)${emulated}

  Demo accounts
${accounts.join('\n')}

  Stop with Ctrl+C.
`);

async function stop(): Promise<void> {
  await site.close();
  await gateway.close();
  await emulator?.close();
  process.exit(0);
}
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
