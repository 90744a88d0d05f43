import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { systemCalls } from '@playhouse/wps';
import { freePort } from '../../free-port';
import type { Checks } from '../checks';
import { startDatabase } from '../nginx/startFleet';
import { commandOf, environmentOf } from './dockerfile';
import { fillImage } from './fillImage';

/** What compose.yaml hands over; nothing of it is asked while starting. */
function settings(databaseUrl: string): Record<string, string> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    DATABASE_URL: databaseUrl,
    GATEWAY_ALLOW_PRODUCTION: '1',
    GATEWAY_PRIVATE_JWK: JSON.stringify(privateKey.export({ format: 'jwk' })),
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'house@amihanda.example',
    SMS_WEBHOOK_URL: 'http://127.0.0.1:9',
    SMS_WEBHOOK_SECRET: 'secret',
    // Its exporters are loaded only where a collector is named.
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    TRUST_PROXY: '1',
  };
}

/** The platform by its image: what is copied and installed there, and its own commands, in a folder. */
export async function checkGatewayImage({ check, skip }: Checks, folder: string): Promise<void> {
  const database = await startDatabase();
  if (database.url === '') {
    skip('the platform of its image', 'no PostgreSQL is installed, and none can be fetched');
    database.child.disconnect();
    return;
  }
  try {
    await check(
      'the platform’s image holds what it needs: it gets ready in production, and ends when told to',
      async () => {
        const { stage, folder: app } = fillImage('tools/containers/gateway.Dockerfile', folder);
        const port = String(await freePort(5490));
        const [command = '', ...args] = commandOf(stage, 'CMD');
        const env = {
          PATH: process.env['PATH'],
          ...environmentOf(stage),
          ...settings(database.url),
          // Nobody else is to reach it here.
          ...{ HOST: '127.0.0.1', PORT: port },
        };
        const platform = spawn(command, args, { cwd: app, env, stdio: ['ignore', 'pipe', 'pipe'] });
        const said: string[] = [];
        for (const stream of [platform.stdout, platform.stderr])
          stream.on('data', (part: Buffer) => said.push(String(part)));
        const [health = '', ...words] = commandOf(stage, 'HEALTHCHECK');
        const asked = words.map((word) => word.replace('4300', port));
        const isHealthy = () => spawnSync(health, asked, { env }).status === 0;
        for (let tries = 0; tries < 60 && platform.exitCode === null && !isHealthy(); tries += 1)
          await pause(1000);
        try {
          assert.ok(isHealthy(), said.join(''));
          const origin = `http://127.0.0.1:${port}`;
          const statusOf = async (path: string) =>
            (await fetch(origin + path, { headers: { Merchant: 'amihanda' } })).status;
          assert.equal(await statusOf(systemCalls.systemStatus.path), 200);
          assert.equal(await statusOf('/play/assets/main.mjs'), 200);
          assert.equal(await statusOf('/outbox'), 404);
        } finally {
          const over = once(platform, 'exit');
          if (platform.exitCode === null) platform.kill('SIGTERM');
          const [code] =
            platform.exitCode === null ? ((await over) as [number]) : [platform.exitCode];
          assert.equal(code, 0, said.join(''));
        }
      },
    );
  } finally {
    const over = once(database.child, 'exit');
    database.child.disconnect();
    await over;
  }
}
