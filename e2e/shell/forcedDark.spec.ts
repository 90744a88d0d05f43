import { withoutPopups } from '../support/announcements';
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
    const clip = { x: 1, y: 400, width: 1, height: 1 };
    const picture = (await page.screenshot({ clip })).toString('base64');
    const painted = await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      const parts = [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
      return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    }, picture);
    expect(painted).toBe(ground);
  },
);
