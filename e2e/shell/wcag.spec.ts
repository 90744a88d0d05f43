import { withoutPopups } from '../support/announcements';
import { isWhole } from '../support/extent';
import { violations } from '../support/inspect';
import { still } from '../support/motion';
import { merchants } from '../support/ports';
import { expect, settled, test } from '../support/test';
import { closed, guestOf, guests, routes } from './routes';

interface Look {
  readonly width: number;
  readonly text: '100%' | '200%';
}

const phone: Look = { width: 320, text: '100%' };
const largeText: Look = { width: 320, text: '200%' };

/** The language with a merchant's longest words is looked at in large and wide, each width on one of the merchants. */
const looksIn: Readonly<Record<'TY' | 'PT' | 'EN', readonly Look[]>> = {
  TY: [largeText, { width: 768, text: '100%' }],
  PT: [largeText, { width: 1280, text: '100%' }],
  EN: [phone, largeText],
};

const languagesOf = { amihanda: ['TY', 'EN'], corvalume: ['PT', 'EN'] } as const;

// The journeys of each domain look at its screens in every state, on a phone; this one at every screen there is.
for (const merchant of isWhole ? merchants : [])
  for (const language of languagesOf[merchant])
    test.describe(`on ${merchant} in ${language}`, () => {
      test.use({ merchant, language, ...still });
      test.setTimeout(600_000);
      const looks = looksIn[language];
      const sizes = looks
        .map(({ width, text }) => `${width} px with text at ${text}`)
        .join(' and ');

      for (const guest of guests)
        test(`every screen of ${guest === 'agent' ? 'an' : 'a'} ${guest} keeps WCAG 2.2 AA in light and dark at ${sizes}`, async ({
          page,
          newMember,
          returnAs,
          expectedErrors,
        }) => {
          // The checker itself writes styles into a game's frame, which its policy refuses.
          expectedErrors.push(/Applying inline style violates/);
          await withoutPopups(page);
          if (guest === 'agent') await returnAs(await newMember({ type: 1, payout: true }));
          const theirs = routes.filter(
            (route) => guestOf(route) === guest && !closed[merchant]?.[route.address],
          );
          for (const { address } of theirs) {
            await page.goto(address);
            await settled(page);
            await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
            for (const { width, text } of looks) {
              await page.setViewportSize({ width, height: 720 });
              await page.evaluate((size) => {
                document.documentElement.style.fontSize = size;
              }, text);
              const found = await violations(page, ['light', 'dark']);
              expect.soft(found, `${address} at ${width} px, ${text}`).toEqual([]);
            }
          }
        });
    });
