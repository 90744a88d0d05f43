import type { Page } from '@playwright/test';

/** The colours, red, green and blue up to 255, that a page is painted in at places `x` of the row `y`, in pixels. */
export async function readPixels(page: Page, y: number, x: readonly number[]): Promise<number[][]> {
  const clip = { x: 0, y, width: page.viewportSize()?.width ?? 0, height: 1 };
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(
    async ([base64, places]) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, 1).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      return places.map((at) => [...(canvas?.getImageData(at, 0, 1, 1).data ?? [])].slice(0, 3));
    },
    [picture, x] as const,
  );
}
