import { expect, test } from '../support/test';
import { brokenAmounts } from '@playhouse/fixtures/looks/brokenAmounts';
import { brokenWords } from '@playhouse/fixtures/looks/brokenWords';
import { coveredFocus } from '@playhouse/fixtures/looks/coveredFocus';
import { coveredParts } from '@playhouse/fixtures/looks/coveredParts';
import { cutControls } from '@playhouse/fixtures/looks/cutControls';
import { cutHints } from '@playhouse/fixtures/looks/cutHints';
import { cutTexts } from '@playhouse/fixtures/looks/cutTexts';
import { emptyHeadings } from '@playhouse/fixtures/looks/emptyHeadings';
import { overlappingTexts } from '@playhouse/fixtures/looks/overlappingTexts';
import { pageSpread } from '@playhouse/fixtures/looks/pageSpread';
import { smallControls } from '@playhouse/fixtures/looks/smallControls';
import { tallButtons } from '@playhouse/fixtures/looks/tallButtons';
import { tornSentences } from '@playhouse/fixtures/looks/tornSentences';
import { turnedNumbers } from '@playhouse/fixtures/looks/turnedNumbers';
import { unreachableControls } from '@playhouse/fixtures/looks/unreachableControls';
import { unseenFocus } from '@playhouse/fixtures/looks/unseenFocus';
import { wordsOutside } from '@playhouse/fixtures/looks/wordsOutside';
import { axeViolations } from './checks/axeViolations';

test.use({ viewport: { width: 320, height: 720 } });

const words = ['Transferência', 'a_b@example.com', 'RJNWPXK', 'Welcome.example', 'recebemos.'];
const box = 'width: 60px; white-space: nowrap;';
const like = (what: string): unknown => expect.stringMatching(new RegExp(what));

interface Plant {
  readonly body: string;
  /** Each check with what it finds there. */
  readonly finds: readonly (readonly [check: () => string[], found: unknown])[];
}

/** Parts that break a rule beside parts that keep it. */
const plants: readonly Plant[] = [
  {
    body: `<div style="overflow-wrap: anywhere">${[...words, 'R$ 10.000,00']
      .map((text) => `<p style="width: 3em">${text}</p>`)
      .join('')}<p>Two words</p></div>`,
    finds: [[brokenWords, ['Transferência', 'recebemos', '10.000,00']]],
  },
  {
    body: `<button style="${box} overflow: hidden; text-overflow: ellipsis">Ends in three dots</button>
    <label style="display: block; width: 60px; height: 20px; overflow: hidden">Goes on below its own box</label>
    <h1 style="margin: 0; white-space: nowrap">Leaves the screen of a phone to the right</h1>
    <p style="${box} overflow-x: auto">Can be scrolled to its end</p>
    <div style="height: 50px; overflow: hidden"><div style="height: 50px; overflow-y: auto">
      <p style="margin-top: 90px">Can be scrolled up</p></div></div>
    <a href="/" style="${box} overflow: hidden">Fits</a>`,
    finds: [
      [
        cutTexts,
        [
          'Ends in three dots',
          'Goes on below its own box',
          'Leaves the screen of a phone to the right',
        ],
      ],
    ],
  },
  {
    body: `<h2 style="display: flex">Bet <span>₱5.00</span> more</h2>
    <p style="display: grid"><b>₱5.00</b> left</p>
    <p>Bet <span>₱5.00</span> more</p>
    <button style="display: flex; height: 44px">Messages<b>3</b></button>`,
    finds: [[tornSentences, ['Bet ₱5.00 more', '₱5.00 left']]],
  },
  {
    body: `<p style="width: 400px">Wide</p>
    <b style="display: inline-block; width: 20px; background: gold; white-space: nowrap">A badge</b>
    <footer style="position: fixed; bottom: 0; height: 300px; width: 320px">Tall</footer>
    <header style="position: fixed; top: 0; width: 320px"><p style="width: 350px">Bar</p></header>`,
    finds: [
      [
        pageSpread,
        [
          'the page, by 80 px',
          like('^wider than the window: <header'),
          like('^over a third of the window: <footer'),
        ],
      ],
      [wordsOutside, ['A badge']],
    ],
  },
  {
    body: `<div style="width: 60px; overflow: hidden"><button style="width: 90px; height: 44px">Cut</button></div>
    <button style="width: 30px; height: 30px; padding: 0">S</button>
    <button aria-label="Slide" style="width: 24px; height: 24px; padding: 0"></button>
    <p>A <a href="/">link</a> in a line</p>
    <input aria-label="Name" placeholder="Much longer than its box" style="width: 80px; height: 44px">
    <select style="height: 44px; width: 100px"></select>
    <aside style="position: fixed; inset: 0 0 0 auto; width: 90px"></aside>
    <button style="position: fixed; inset: 0 0 auto auto; z-index: -1; padding: 9px">Under</button>`,
    finds: [
      [cutControls, [like('Cut')]],
      [smallControls, [like('>S<')]],
      [cutHints, ['Much longer than its box']],
      [unreachableControls, expect.arrayContaining([like('Under.* lies under <aside')])],
    ],
  },
  {
    body: `<h1 style="margin: 0">Under</h1><div role="status"
      style="position: fixed; top: 0"><p data-kind="offline" style="margin: 0">No network</p></div>`,
    finds: [[coveredParts, ['title']]],
  },
  {
    body: `<div dir="rtl"><p>-₱5.00 זכייה</p><p>כרטיס **** 4821</p><p>+63</p><p>…5678</p>
      <p>21.11 17:00 Bank 4821</p><p>20261121-0412</p><p>0.5%</p><p>₱1,000.00</p>
      <p style="rotate: 170deg">23</p><p><bdi dir="ltr">+63 917</bdi></p><p>\u2066-5.00\u2069</p></div>`,
    finds: [[turnedNumbers, ['-₱5.00', '**** 4821', '+63', '…5678']]],
  },
  {
    body: `<h1 style="margin: 0">Half of it</h1><h2>Below</h2><div style="position: fixed; top: 0;
      width: 40px; height: 60px; pointer-events: none; background: gold"></div>`,
    finds: [[coveredParts, ['title']]],
  },
  {
    body: `<h1>Seen</h1><h2 style="margin: 0">Under a card</h2>
    <div style="position: relative; margin-top: -2em; height: 3em; background: gold"></div>
    <div style="height: 2000px"></div><h2>Far below</h2><div style="height: 2000px"></div>
    <footer style="position: fixed; bottom: 0; width: 100%; height: 90px; background: gold"></footer>`,
    finds: [[coveredParts, ['Under a card']]],
  },
  {
    body: `<button style="height: 44px">Seen</button><div style="height: 610px"></div>
    <button style="height: 44px">Behind</button><div style="height: 2000px"></div>
    <footer style="position: fixed; bottom: 0; width: 100%; height: 90px; background: gold"></footer>`,
    finds: [[coveredFocus, [like('Behind')]]],
  },
  {
    body: `<p style="width: 60px">P 1,000 500.00</p><p style="width: 3em; overflow-wrap: anywhere">50,000.00</p>
    <p style="${box} overflow: hidden">Balance 700.00</p><p style="${box} overflow: auto">Balance 800.00</p>`,
    finds: [[brokenAmounts, ['50,000.00', '700.00']]],
  },
  {
    body: `<h1>Title</h1><h2></h2><h3 aria-busy="true"></h3><div role="heading" aria-label="x"> </div>`,
    finds: [[emptyHeadings, [like('^<h2'), like('^<div role')]]],
  },
  {
    body: `<p style="margin: 0">Read me first</p><p style="margin: -1.1em 0 0">Nobody can read it</p>
    <p>Apart</p>`,
    finds: [[overlappingTexts, ['Read me first over Nobody can read it']]],
  },
  {
    body: `<button style="width: 190px; height: 140px">Torn apart</button>
    <a href="/" style="display: grid; height: 140px; background: gold">Torn link</a><button style="height: 48px">Fits</button>
    <button style="padding: 20px">A card<br>of several<br>lines</button>`,
    finds: [[tallButtons, [like('Torn apart'), like('Torn link')]]],
  },
  {
    body: `<button style="outline: none">Not seen</button><a href="/">Seen</a>`,
    finds: [[unseenFocus, [like('Not seen')]]],
  },
];

test('each check of the walk finds what is planted for it, and nothing beside', async ({
  page,
}) => {
  for (const { body, finds } of plants) {
    await page.setContent(`<html lang="en"><title>Planted</title><body style="margin: 0">
      <main id="root">${body}</main>`);
    for (const [check, found] of finds)
      expect(await page.evaluate(check), check.name).toEqual(found);
    if (finds.some(([check]) => check === brokenWords)) {
      await page.evaluate(() => (document.documentElement.style.fontSize = '64px'));
      expect(await page.evaluate(brokenWords), 'with large text').toEqual(['10.000,00']);
    }
  }
  await page.setContent('<html lang="en"><title>Planted</title><select></select>');
  expect((await axeViolations(page)).join('\n')).toMatch(/light: select-name at select/);
});
