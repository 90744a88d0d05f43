import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ElementHandle,
} from 'playwright';
import { findChromium } from '@playhouse/browser/findChromium';
import { createEnginePage, type EnginePage } from '../engines/page';

/** An option that makes Chromium trust a certificate as one that a known authority vouches for: no less is kept, or a dictionary. */
function trustIn(certificate: string): readonly string[] {
  const { publicKey } = new X509Certificate(readFileSync(certificate));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return [
    `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`,
    '--disable-features=CompressionDictionaryTransportRequireKnownRootCert',
  ];
}

/**
 * A browser that finds all merchants behind nginx, and takes a certificate that nobody vouches for.
 * @param trusted file of a certificate that it takes for a good one
 */
export const startChromium = (trusted?: string): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
      ...['--ignore-certificate-errors', '--host-resolver-rules=MAP *.example 127.0.0.1'],
      ...(trusted === undefined ? [] : trustIn(trusted)),
    ],
  });

/** A phone on which nobody has been at the site. */
export const newPhone = (
  browser: Browser,
  options: Pick<BrowserContextOptions, 'serviceWorkers'> = {},
): Promise<BrowserContext> =>
  browser.newContext({
    ...options,
    viewport: { width: 390, height: 844 },
    ignoreHTTPSErrors: true,
  });

/** A page as the journeys of all engines go through it. */
export async function enginePage(browser: Browser): Promise<EnginePage> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const elements: ElementHandle<HTMLElement | SVGElement>[] = [];
  const elementOf = (id: string) => {
    const element = elements[Number(id)];
    if (element === undefined) throw new Error(`There is no element ${id}.`);
    return element;
  };
  let frame = page.mainFrame();
  return createEnginePage({
    navigate: async (url) => void (await page.goto(url)),
    execute: (body) => frame.evaluate(`(() => {${body}})()`),
    find: async (xpath) => {
      const element = await frame.locator(`xpath=${xpath}`).first().elementHandle({ timeout: 500 });
      if (element === null) throw new Error(`There is no ${xpath}`);
      return String(elements.push(element as ElementHandle<HTMLElement>) - 1);
    },
    click: (id) => elementOf(id).click({ timeout: 2000 }),
    type: (id, text) => elementOf(id).type(text),
    enter: async (id) => {
      const entered = id === undefined ? page.mainFrame() : await elementOf(id).contentFrame();
      if (entered === null) throw new Error('That is no frame.');
      frame = entered;
    },
    close: () => context.close(),
  });
}
