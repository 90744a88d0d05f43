import { withoutPopups } from '../support/announcements';
import { readPixels } from '../support/readPixels';
import { expect, test } from '../support/test';

test(
  'a light page stays as it was drawn in a browser that darkens pages by itself',
  { tag: '@world' },
  async ({ page, open }) => {
    await withoutPopups(page);
    // As phones offer it beside a dark scheme of their own: pictures would be redrawn, and wordmarks lost.
    await page.emulateMedia({ colorScheme: 'dark' });
    const tools = await page.context().newCDPSession(page);
    await tools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    await open('/m/home');
    const ground = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-bg').trim(),
    );
    const [colour = []] = await readPixels(page, 400, [1]);
    const painted = `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    expect(painted).toBe(ground);
  },
);
