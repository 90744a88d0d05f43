import type { Locator } from '@playwright/test';
import { withoutPopups } from '../support/announcements';
import { createFinger } from '../support/finger';
import { still } from '../support/motion';
import { expect, test } from '../support/test';

// A carousel that plays by itself would turn without a finger, too.
test.use(still);
test.beforeEach(({ page }) => withoutPopups(page));

/** The slides in view, as they are spoken, such as `2 of 6`; the first of them is in front. */
const front = (carousel: Locator) => carousel.locator('[role="group"]:not([inert])').first();

test('a finger on a carousel of home turns it on and back, and opens nothing [HOME-01, HOT-01]', async ({
  page,
  open,
}) => {
  await open('/m/home');
  const finger = await createFinger(page);
  const home = page.url();
  const turns = [
    // A third of a banner, for longer than what the carousel takes for a flick.
    { name: 'Promotions', by: { x: -110, y: 0 }, restMs: 500 },
    { name: 'Hot matches', by: { x: 0, y: -70 }, restMs: 0 },
  ];
  for (const { name, by, restMs } of turns) {
    const carousel = page.getByRole('region', { name });
    await carousel.scrollIntoViewIfNeeded();
    await expect(front(carousel)).toHaveAccessibleName(/^1 of /);
    // The first touch has what turns them fetched, and turns.
    await finger.swipe(front(carousel), by, restMs);
    await expect(front(carousel)).toHaveAccessibleName(/^[2-9] of /);
    await expect(front(carousel)).toHaveClass(/swiper-slide-active/);
    await finger.swipe(front(carousel), { x: -by.x, y: -by.y }, restMs);
    await expect(front(carousel)).toHaveAccessibleName(/^1 of /);
  }
  expect(page.url()).toBe(home);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
