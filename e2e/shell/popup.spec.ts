import type { Page } from '@playwright/test';
import { announce, popup } from '../support/announcements';
import { fingerOf } from '../support/finger';
import { forgetSession } from '../support/earlierVisit';
import { expect, test } from '../support/test';

const dialog = (page: Page) => page.getByRole('dialog');
const titleOf = (page: Page) => dialog(page).getByRole('heading', { level: 2 });

/** What the browser remembers of the popup: of members under A, of visitors under B. */
function stored(page: Page, key: 'SHELL_PU_A' | 'SHELL_PU_B'): Promise<{ show: boolean } | null> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
}

/** Opens home anew and gives the popup more time than it takes. */
async function staysAway(page: Page, open: (address: string) => Promise<void>): Promise<void> {
  await open('/m/home');
  await expect(page.getByRole('link', { name: /^Play / }).first()).toBeVisible();
  await page.waitForTimeout(1000);
  await expect(dialog(page)).toBeHidden();
}

/** Notes how long after its list the popup came, in milliseconds. */
function timePopup(): void {
  new MutationObserver(() => {
    if (!document.querySelector('[role="dialog"]') || 'popupAfter' in window) return;
    const list = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/wps/announcement/home'));
    if (list instanceof PerformanceResourceTiming)
      Object.assign(window, { popupAfter: performance.now() - list.responseEnd });
  }).observe(document, { childList: true, subtree: true });
}

const forVisitors = [popup('B', 'Welcome aboard'), popup('B', 'Second news')];

test('visitors see their announcements 500 ms after the list, page through them and close them for good, until they change [POPUP-01, POPUP-02]', async ({
  page,
  open,
}) => {
  await page.addInitScript(timePopup);
  await announce(page, {
    popups: [popup('A', 'Members only'), ...forVisitors, popup('F', 'First login')],
  });
  await open('/m/home');
  await expect(titleOf(page)).toHaveText('Welcome aboard');
  expect(await page.evaluate(() => Reflect.get(window, 'popupAfter'))).toBeGreaterThanOrEqual(500);
  expect(await stored(page, 'SHELL_PU_B')).toMatchObject({ show: true });

  const previous = page.getByRole('button', { name: 'Previous announcement' });
  const next = page.getByRole('button', { name: 'Next announcement' });
  await expect(dialog(page)).toContainText('1 of 2');
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(titleOf(page)).toHaveText('Second news');
  await expect(dialog(page)).toContainText('2 of 2');
  await expect(next).toBeDisabled();

  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => stored(page, 'SHELL_PU_B')).toMatchObject({ show: false });
  expect(await stored(page, 'SHELL_PU_A')).toBeNull();
  await staysAway(page, open);

  await announce(page, { popups: [...forVisitors, popup('B', 'Third news')] });
  await open('/m/home');
  await expect(dialog(page)).toContainText('1 of 3');
  expect(await stored(page, 'SHELL_PU_B')).toMatchObject({ show: true });
});

test('members see F items at their first login and A items later, kept under a key of their own [POPUP-01, POPUP-02]', async ({
  page,
  newMember,
  login,
}) => {
  const member = await newMember();
  await login(member);
  await expect(titleOf(page)).toHaveText('Your account is ready');
  await expect(dialog(page)).not.toContainText('of 2');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => stored(page, 'SHELL_PU_A')).toMatchObject({ show: false });
  expect(await stored(page, 'SHELL_PU_B')).toBeNull();

  await forgetSession(page);
  await login(member);
  await expect(titleOf(page)).toHaveText('Look for your rewards');
  await expect(dialog(page)).toContainText('1 of 2');
  await page.getByRole('link', { name: 'reward centre' }).click();
  await page.waitForURL('**/m/rewardCenter');
  await expect(dialog(page)).toBeHidden();
});

test('a finger that goes over 100 px turns the page, Back closes it, and links lead outside only after a question [POPUP-02, POPUP-03, SHELL-09]', async ({
  page,
  open,
  expectedErrors,
}) => {
  // The browser names the handler that the cleaner then takes away.
  expectedErrors.push(/inline event handler/);
  const hostile =
    '<img src="x" onerror="document.title = \'broken\'"><script>document.title = 1</script>';
  const outside = '<a href="https://news.example/today">the news</a>';
  const popups = [
    popup('B', 'Read on', { content: `<p>See ${outside}</p>${hostile}`, link: 'm/activity' }),
    popup('B', 'Other side'),
  ];
  await announce(page, { popups });
  await open('/m/home');
  await expect(titleOf(page)).toHaveText('Read on');
  await expect(page).toHaveTitle(/Amihanda/);

  const finger = await fingerOf(page);
  const text = dialog(page).getByText('See the news');
  await finger.swipe(text, { x: -90, y: 0 });
  await expect(titleOf(page)).toHaveText('Read on');
  await finger.swipe(text, { x: -130, y: 10 });
  await expect(titleOf(page)).toHaveText('Other side');
  await page.getByRole('button', { name: 'Previous announcement' }).click();

  await dialog(page).getByRole('link', { name: 'the news' }).click();
  // The popup may still be on its way out.
  const question = page.getByRole('dialog', { name: 'You are leaving this site' });
  await expect(question).toContainText('news.example');
  const go = question.getByRole('link', { name: 'Open' });
  await expect(go).toHaveAttribute('href', 'https://news.example/today');
  await expect(go).toHaveAttribute('rel', /noopener/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/m\/home$/);

  await announce(page, { popups: [...popups, popup('B', 'Newer')] });
  await open('/m/home');
  await expect(titleOf(page)).toHaveText('Read on');
  await page.evaluate(() => history.back());
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => stored(page, 'SHELL_PU_B')).toMatchObject({ show: false });

  await announce(page, { popups: [...popups, popup('B', 'Newest')] });
  await open('/m/home');
  await page.getByRole('button', { name: 'See details' }).click();
  await page.waitForURL('**/m/activity');
});
