import type { CDPSession, Page } from '@playwright/test';
import { isWhole } from '../support/extent';

/** How a player looks at a screen. */
export interface Look {
  /** Of the window, in CSS px. */
  readonly width: 320 | 390 | 768 | 1280;
  /** How many times as large as usual the phone's owner wants text. */
  readonly text: 1 | 2;
}

const heights = { 320: 640, 390: 844, 768: 1024, 1280: 800 } as const;

const narrow: Look = { width: 320, text: 1 };
const few: readonly Look[] = [narrow, { width: 320, text: 2 }, { width: 768, text: 1 }];

const all = ([320, 390, 768, 1280] as const).flatMap((width): readonly Look[] => [
  { width, text: 1 },
  { width, text: 2 },
]);

/** In `npm test` those in which most goes wrong. */
export const looks = isWhole ? all : few;

export const describeLook = ({ width, text }: Look) =>
  `${width} px${text === 2 ? ', large text' : ''}`;

/** Turns a page from look to look. */
export class Viewer {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async of(page: Page): Promise<Viewer> {
    return new Viewer(page, await page.context().newCDPSession(page));
  }

  /** Shows the page in a look, laid out: what a script lays out follows in the next frame. */
  async show({ width, text }: Look = narrow): Promise<void> {
    await this.page.setViewportSize({ width, height: heights[width] });
    await this.session.send('Emulation.setEmulatedOSTextScale', { scale: text });
    const size = await this.page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
      return parseFloat(getComputedStyle(document.documentElement).fontSize);
    });
    if (size !== 16 * text) throw new Error(`Text of ${size} px in place of ${16 * text}.`);
  }
}
