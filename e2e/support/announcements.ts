import type { Page } from '@playwright/test';
import { contentUrl, merchants } from './ports';

const address = '**/wps/announcement/home?*';
const data = /(<script type="application\/json" id="playhouse-data">)(.*?)(<\/script>)/s;

interface PopupItem {
  readonly id: string;
  /** Who sees it: F first login, A members, B visitors. */
  readonly execution: 'A' | 'B' | 'F';
  readonly promotionType: 'PU';
  readonly title: string;
  /** HTML. */
  readonly content: string;
  readonly link?: string;
}

interface Banner {
  readonly bannerId: string;
  readonly title: string;
  readonly url: string;
  readonly link?: string;
}

interface Notice {
  readonly id: string;
  readonly title: string;
}

/** The platform's announcements on home. */
export interface Announcements {
  readonly banners: readonly Banner[];
  readonly notices: readonly Notice[];
  readonly popups: readonly PopupItem[];
}

/** A popup of the platform. */
export function popup(
  execution: PopupItem['execution'],
  title: string,
  more: Partial<Pick<PopupItem, 'content' | 'link'>> = {},
): PopupItem {
  return { id: title, execution, promotionType: 'PU', title, content: `<p>${title}</p>`, ...more };
}

const contentOrigins: readonly string[] = merchants.map(contentUrl);

/** A document with content brings the announcements along, and needs not to ask for them while it is fresh. */
async function announceInDocuments(page: Page, popups: readonly PopupItem[]): Promise<void> {
  const isDocument = ({ origin, pathname }: URL) =>
    contentOrigins.includes(origin) && pathname.startsWith('/m/');
  await page.route(isDocument, async (route) => {
    if (route.request().resourceType() !== 'document') return await route.fallback();
    const response = await route.fetch({ maxRetries: 2 });
    const document = await response.text();
    const body = document.replace(data, (_all, open: string, text: string, close: string) => {
      const embedded: unknown = JSON.parse(text, (key, value: unknown) =>
        key === 'popups' ? popups : value,
      );
      return open + JSON.stringify(embedded).replaceAll('<', '\\u003c') + close;
    });
    await route.fulfill({ response, body });
  });
}

/** Puts other announcements in place of the platform's; what is not named stays as it is. */
export async function announce(page: Page, changes: Partial<Announcements>): Promise<void> {
  await page.unroute(address);
  if (changes.popups) await announceInDocuments(page, changes.popups);
  await page.route(address, async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const answer = (await response.json()) as { value: Announcements };
    await route.fulfill({ response, json: { ...answer, value: { ...answer.value, ...changes } } });
  });
}

/** Keeps the announcement popup away from a journey that is about something else. */
export async function withoutPopups(page: Page): Promise<void> {
  await announce(page, { popups: [] });
}
