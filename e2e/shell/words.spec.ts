import { withoutPopups } from '../support/announcements';
import { brokenWords } from '../support/brokenWords';
import { isWhole, kindsOf } from '../support/extent';
import { still } from '../support/motion';
import { sized } from '../support/sideways';
import { expect, settled, test } from '../support/test';
import { closed, guestOf, guests, routes } from './routes';

/** Each merchant in its language with the longest words, then in the other. */
const sites = [
  { merchant: 'corvalume', language: 'PT' },
  { merchant: 'amihanda', language: 'TY' },
  { merchant: 'corvalume', language: 'EN' },
  { merchant: 'amihanda', language: 'EN' },
] as const;

/** What a card with a picture leaves its words, of a phone's width. */
const cardsWidth = 0.6;

const softly = expect.configure({ soft: true });

/** One of each way in which a word broke. */
const few = /home$|voucherCenter|gameList|gameCenter|inviteFriends/;

test('a word that begins in one line and ends in another is found, one that may break is not', async ({
  page,
}) => {
  await page.setContent(`<body style="overflow-wrap: anywhere">
    <p style="width: 3em">Transferência</p>
    <p style="width: 3em">somebody_else@example.com</p>
    <p style="width: 3em">RJNWPXK</p>
    <p style="width: 3em">Welcome.example</p>
    <p style="width: 3em">recebemos.</p>
    <p style="width: 3em">R$ 10.000,00</p>
    <p style="width: 5em">Two words</p>`);
  expect(await brokenWords(page)).toEqual(['Transferência', 'recebemos', '10.000,00']);
  expect(await brokenWords(page, 0.01)).toEqual(['10.000,00']);
});

for (const { merchant, language } of kindsOf(sites))
  test.describe(`on ${merchant} in ${language}`, () => {
    test.use({ merchant, language, ...still });

    for (const guest of guests)
      test(`no word of a screen of ${guest === 'agent' ? 'an' : 'a'} ${guest} is broken, on phones, tablets and desks`, async ({
        page,
        newMember,
        returnAs,
      }) => {
        test.slow(true, 'many screens');
        await withoutPopups(page);
        if (guest === 'agent') await returnAs(await newMember({ type: 1, payout: true }));
        const theirs = routes.filter(
          (route) =>
            guestOf(route) === guest &&
            !closed[merchant]?.[route.address] &&
            (isWhole || few.test(route.address)),
        );
        for (const { address } of theirs) {
          await page.goto(address);
          await settled(page);
          await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
          for (const width of [320, 390, 768, 1280]) {
            await page.setViewportSize({ width, height: 720 });
            await softly
              .poll(() => brokenWords(page), {
                message: `${address} at ${String(width)} px`,
                timeout: 2000,
              })
              .toEqual([]);
            if (width < 768)
              await softly
                .poll(() => sized(page, '200%', () => brokenWords(page, cardsWidth)), {
                  message: `${address} at ${String(width)} px, with text twice as large`,
                  timeout: 2000,
                })
                .toEqual([]);
          }
        }
      });
  });
