import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger on the screen, as the browser meets one: what it does is decided by touch, not by a mouse. */
export interface Finger {
  down(at: Point): Promise<void>;
  /** Goes there in steps, as a finger does. */
  move(to: Point): Promise<void>;
  up(): Promise<void>;
  /** From the middle of something by so many CSS px, where it may rest for a while before it is lifted. */
  swipe(on: Locator, by: Point, restMs?: number): Promise<void>;
}

const steps = 6;

function middleOf(box: { x: number; y: number; width: number; height: number } | null): Point {
  if (box === null) throw new Error('There is nothing under the finger.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Puts a finger at the page's service. */
export async function createFinger(page: Page): Promise<Finger> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  let at: Point = { x: 0, y: 0 };
  const finger: Finger = {
    async down(point) {
      at = point;
      await send('touchStart', at);
    },
    async move(to) {
      const from = at;
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps;
        at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
        await send('touchMove', at);
      }
    },
    up: async () => void (await send('touchEnd')),
    async swipe(on, by, restMs = 0) {
      // Stands still once it can be hovered over.
      await on.hover();
      const start = middleOf(await on.boundingBox());
      await finger.down(start);
      await finger.move({ x: start.x + by.x, y: start.y + by.y });
      await sleep(restMs);
      await finger.up();
    },
  };
  return finger;
}
