import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { brokenWords } from './checks/brokenWords';
import { cutControls } from './checks/cutControls';
import { cutHints } from './checks/cutHints';
import { cutTexts } from './checks/cutTexts';
import { pageSpread } from './checks/pageSpread';
import { smallControls } from './checks/smallControls';
import { unreachableControls } from './checks/unreachableControls';
import { wordsOutside } from './checks/wordsOutside';
import { axeViolations } from './checks/axeViolations';

test.use({ viewport: { width: 320, height: 720 } });

/** Shows markup on a page that is no site's. */
const plant = (page: Page, body: string) =>
  page.setContent(`<html lang="en"><title>Planted</title><body style="margin: 0">
    <main id="root">${body}</main>`);

test('a word that ends in another line is found, one that may break is not', async ({ page }) => {
  const words = ['Transferência', 'a_b@example.com', 'RJNWPXK', 'Welcome.example', 'recebemos.'];
  const lines = [...words, 'R$ 10.000,00'].map((text) => `<p style="width: 3em">${text}</p>`);
  await plant(page, `<div style="overflow-wrap: anywhere">${lines.join('')}<p>Two words</p></div>`);
  expect(await page.evaluate(brokenWords)).toEqual(['Transferência', 'recebemos', '10.000,00']);
  await page.evaluate(() => (document.documentElement.style.fontSize = '64px'));
  expect(await page.evaluate(brokenWords)).toEqual(['10.000,00']);
});

test('a text that ends in dots, below its box or beside the screen is found, one that scrolls is not', async ({
  page,
}) => {
  const box = 'width: 60px; white-space: nowrap;';
  await plant(
    page,
    `<button style="${box} overflow: hidden; text-overflow: ellipsis">Ends in three dots</button>
    <label style="display: block; width: 60px; height: 20px; overflow: hidden">Goes on below its own box</label>
    <h1 style="margin: 0; white-space: nowrap">Leaves the screen of a phone to the right</h1>
    <p style="${box} overflow-x: auto">Can be scrolled to its end</p>
    <div style="height: 50px; overflow: hidden"><div style="height: 50px; overflow-y: auto">
      <p style="margin-top: 90px">Can be scrolled up</p></div></div>
    <a href="/" style="${box} overflow: hidden">Fits</a>`,
  );
  expect(await page.evaluate(cutTexts)).toEqual([
    'Ends in three dots',
    'Goes on below its own box',
    'Leaves the screen of a phone to the right',
  ]);
});

test('a page, a bar and a word that take more room than they have are found', async ({ page }) => {
  await plant(
    page,
    `<p style="width: 400px">Wide</p>
    <b style="display: inline-block; width: 20px; background: gold; white-space: nowrap">A badge</b>
    <footer style="position: fixed; bottom: 0; height: 300px; width: 320px">Tall</footer>
    <header style="position: fixed; top: 0; width: 320px"><p style="width: 350px">Bar</p></header>`,
  );
  expect(await page.evaluate(pageSpread)).toEqual([
    'the page, by 80 px',
    expect.stringMatching(/^wider than the window: <header/),
    expect.stringMatching(/^over a third of the window: <footer/),
  ]);
  expect(await page.evaluate(wordsOutside)).toEqual(['A badge']);
});

test('a control that is cut off, too small, under something or without a name is found', async ({
  page,
}) => {
  await plant(
    page,
    `<div style="width: 60px; overflow: hidden"><button style="width: 90px; height: 44px">Cut</button></div>
    <button style="width: 30px; height: 30px; padding: 0">S</button>
    <button aria-label="Slide" style="width: 24px; height: 24px; padding: 0"></button>
    <p>A <a href="/">link</a> in a line</p>
    <input aria-label="Name" placeholder="Much longer than its box" style="width: 80px; height: 44px">
    <select style="height: 44px; width: 100px"></select>
    <aside style="position: fixed; inset: 0 0 0 auto; width: 90px"></aside>
    <button style="position: fixed; inset: 0 0 auto auto; z-index: -1; padding: 9px">Under</button>`,
  );
  expect(await page.evaluate(cutControls)).toEqual([expect.stringContaining('Cut')]);
  expect(await page.evaluate(smallControls)).toEqual([expect.stringContaining('>S<')]);
  expect(await page.evaluate(cutHints)).toEqual(['Much longer than its box']);
  expect((await page.evaluate(unreachableControls)).join('\n')).toMatch(
    /Under.* lies under <aside/,
  );
  expect((await axeViolations(page)).join('\n')).toMatch(/light: select-name at select/);
});

test('a lid over the form of a real screen is found', async ({ page, open }) => {
  await open('/m/login');
  expect(await page.evaluate(unreachableControls)).toEqual([]);
  await page.evaluate(() => {
    const lid = document.createElement('aside');
    Object.assign(lid.style, { position: 'fixed', inset: '40% 0 0', zIndex: '99' });
    document.body.append(lid);
  });
  // A form may be drawn anew while its parts come.
  await expect
    .poll(async () => (await page.evaluate(unreachableControls)).join('\n'))
    .toMatch(/type="submit".* lies under <aside/);
});
