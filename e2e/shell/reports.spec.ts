import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { certificateOf } from '@playhouse/merchants/phone/certificate';
import { startPreview } from '@playhouse/merchants/preview';
import { stampVariant } from '@playhouse/merchants/variant';
import journeys from '../playwright.config';
import { gatewayUrl } from '../support/ports';
import { expect, test as base } from '../support/test';

/** Where the merchant of this journey wants its reports: an address that its web server passes on. */
const address = '/wps/reports';
/** A picture of somebody whom the policy does not know. */
const refused = 'https://tracker.example/pixel.png';

interface Reporting {
  readonly url: string;
  /** Bodies that browsers have sent to the address so far. */
  readonly received: string[];
}

/** A platform that keeps what is sent to the address, and is the ordinary one in all else. */
const test = base.extend<{ reporting: Reporting }>({
  reporting: async ({ merchant }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'reports-'));
    const received: string[] = [];
    const platform = createServer((incoming, outgoing) => {
      if (incoming.url === address) {
        void text(incoming).then((body) => {
          received.push(body);
          outgoing.writeHead(204).end();
        });
        return;
      }
      const { method, headers } = incoming;
      const passed = ask(`${gatewayUrl}${incoming.url}`, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      passed.on('error', () => outgoing.destroy());
      incoming.pipe(passed);
    });
    await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
    const { port } = platform.address() as AddressInfo;
    const change = <Own extends object>(own: Own) => ({ ...own, cspReports: address });
    const places = await stampVariant({ code: merchant, folder, change });
    const own = `http://127.0.0.1:${port}`;
    const certificate = certificateOf('127.0.0.1', join(folder, 'certificate'));
    const served = { code: merchant, port: 0, gatewayUrl: own, places, certificate };
    const site = await startPreview(served);
    await use({ url: site.url, received });
    await site.close();
    platform.closeAllConnections();
    platform.close();
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ reporting }, use) => use(reporting.url),
});

// Browsers send reports from safe places only, and gather them for a minute unless they are told not to.
const { launchOptions } = journeys.use ?? {};
const args = ['--ignore-certificate-errors', '--short-reporting-delay'];
test.use({
  ignoreHTTPSErrors: true,
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), ...args] },
});

test('what the policy refused is told to the address of the merchant’s configuration', async ({
  page,
  open,
  reporting,
  expectedErrors,
}) => {
  expectedErrors.push(/tracker\.example/);
  await open('/m/help');
  const told = () => reporting.received.join('\n');
  expect(told()).toBe('');
  await page.evaluate((src) => Object.assign(new Image(), { src }), refused);
  await expect.poll(told, { message: 'a report' }).toContain(`"blockedURL":"${refused}"`);
  expect(told()).toContain('"effectiveDirective":"img-src"');
});
