import { existsSync, readdirSync } from 'node:fs';
import { demoAccounts, startGateway } from '@playhouse/gateway';
import { startPreview } from '@playhouse/merchants/preview';
import { freePort } from './free-port';
import { nx } from './nx';

const merchants = readdirSync('merchants', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`merchants/${entry.name}/whitelabel.json`))
  .map((entry) => entry.name);

const code = process.argv[2] ?? merchants[0];
if (code === undefined || !merchants.includes(code)) {
  console.error(`No merchant "${code ?? ''}". There are: ${merchants.join(', ')}.`);
  process.exit(1);
}

console.log(`Building ${code} …`);
const built = nx(['build', code]);
if (built !== 0) process.exit(built);

console.log('Starting the embedded gateway …');
const gateway = await startGateway({
  port: await freePort(4300),
  dataDir: '.data/gateway',
  log: (line) => console.log(`  ${line}`),
});
const site = await startPreview({ code, port: await freePort(4200), gatewayUrl: gateway.url });

const accounts = demoAccounts.map(
  (account) => `    ${account.username.padEnd(16)} ${account.password}   ${account.title}`,
);
console.log(`
  ${code} is ready

  Site      ${site.url}
  Gateway   ${gateway.url}
  Outbox    ${gateway.url}/outbox   (SMS and e-mail codes arrive here)

  Demo accounts
${accounts.join('\n')}

  Stop with Ctrl+C.
`);

async function stop(): Promise<void> {
  await site.close();
  await gateway.close();
  process.exit(0);
}
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
