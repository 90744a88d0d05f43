import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSandbox, type Sandbox } from '../testing/fakeSite';
import { stampMerchants } from './stampMerchant';

vi.mock('node:os', async (original) => ({
  ...(await original<object>()),
  availableParallelism: () => 2,
}));

const patience = 120_000;
const codes = Array.from({ length: 40 }, (_, at) => `merchant${at + 10}`);

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox();
  for (const code of codes) {
    cpSync(join(sandbox.merchants, 'amihanda'), join(sandbox.merchants, code), { recursive: true });
    sandbox.edit(`merchants/${code}/whitelabel.json`, (json) =>
      json
        .replaceAll('amihanda.example', `${code}.example`)
        .replace('"code": "amihanda"', `"code": "${code}"`)
        .replace(/"trialMerchantCode": "[^"]*"/, `"trialMerchantCode": "${code}trial"`),
    );
  }
});
afterEach(() => sandbox.remove());

test(
  'very many merchants are stamped by several processes, each merchant once and in order',
  async () => {
    sandbox.edit('site/server/entry-server.js', (text) =>
      text.replace('<main class', '<main id="by-${process.pid}" class'),
    );
    sandbox.edit('merchants/merchant20/theme.json', (json) => json.replace('#0a8f8c', '#nope'));
    const results = await stampMerchants(codes, sandbox);
    expect(results.map(({ code }) => code)).toEqual(codes);
    expect(results.filter(({ ok }) => !ok)).toMatchObject([
      { code: 'merchant20', error: { name: 'InvalidMerchantError', problems: [{}] } },
    ]);
    const stamped = results.filter(({ ok }) => ok).map(({ code }) => code);
    const processes = stamped.map((code) => {
      const html = readFileSync(join(sandbox.out, code, 'pages/EN/home.html'), 'utf8');
      return /id="by-(\d+)"/.exec(html)?.[1];
    });
    expect(new Set(processes).size).toBe(2);
    expect(processes).toContain(`${process.pid}`);
  },
  patience,
);
