import { chromium, type Browser, type BrowserContext, type ElementHandle } from 'playwright';
import { findChromium } from '@playhouse/browser/findChromium';
import { createEnginePage, type EnginePage } from '../engines/page';

/** A browser that finds all merchants behind nginx, and takes a certificate that nobody vouches for. */
export const startChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
      ...['--ignore-certificate-errors', '--host-resolver-rules=MAP *.example 127.0.0.1'],
    ],
  });

/** A phone on which nobody has been at the site. */
export const newPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 844 }, ignoreHTTPSErrors: true });

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
