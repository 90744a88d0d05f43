import { haltAt } from './support/halting';
import { moving } from './support/motion';
import { noteShifts, shiftsOf } from './support/shifts';
import { expect, settled, test } from './support/test';

const status = '**/wps/system/status';

function answer(value: unknown) {
  return { json: { success: true, value } };
}

test.describe('when the site opens', () => {
  test('status 1 shows the maintenance page, and 3 too: maintenance wins [START-01]', async ({
    page,
    open,
  }) => {
    for (const code of [1, 3]) {
      await page.route(status, (route) => route.fulfill(answer({ status: code })));
      await open('/m/home');
      await expect(page.getByText(/under maintenance/i)).toBeVisible();
      await page.unroute(status);
    }
  });

  test('status 2 shows the region page with a contact [START-01]', async ({ page, open }) => {
    await page.route(status, (route) =>
      route.fulfill(answer({ status: 2, contactUrl: 'https://help.example/contact' })),
    );
    await open('/m/home');
    await expect(page.getByRole('heading', { name: /not available/i })).toBeVisible();
    await expect(page.getByRole('link', { name: /contact/i })).toHaveAttribute(
      'href',
      'https://help.example/contact',
    );
  });

  for (const [what, reply] of [
    ['fails', { status: 500, body: 'no' }],
    ['is malformed', answer({ flags: 'all of them', homeBlocks: [7] })],
  ] as const) {
    test(`a whitelabel call that ${what} leaves the baked config in force [WL-02]`, async ({
      page,
      open,
      expectedErrors,
    }) => {
      expectedErrors.push(/status of 500/);
      await page.route('**/wps/system/whitelabel', (route) => route.fulfill(reply));
      await open('/m/home');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(
        page.getByRole('contentinfo').or(page.getByRole('navigation')).first(),
      ).toBeVisible();
      // A baked flag still offers registration (DIRECTREG3).
      await expect(page.getByRole('link', { name: /join|register/i }).first()).toBeVisible();
    });
  }

  test('a run-time flag overrides the baked one [WL-02]', async ({ page, open }) => {
    await page.route('**/wps/system/whitelabel', (route) =>
      route.fulfill(answer({ flags: { DIRECTREG3: false } })),
    );
    await open('/m/home');
    await expect(page.getByRole('banner').getByRole('link', { name: /log in/i })).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('link', { name: /join|register/i }),
    ).toBeHidden();
  });

  test(
    'a platform that hangs leaves a usable page, then says so [SHELL-11, WL-02]',
    { tag: '@patient' },
    async ({ page, open }) => {
      await page.route('**/wps/**', () => new Promise(() => undefined));
      await open('/m/home');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('main')).not.toBeEmpty();
      await expect(page.getByText(/slow/i)).toBeVisible({ timeout: 15_000 });
      await page
        .getByRole('banner')
        .getByRole('link', { name: /log in/i })
        .click();
      await expect(page.locator('input[name="username"]')).toBeVisible();
    },
  );

  test('every address of home shows home [ROUTE-01]', async ({ page, open }) => {
    for (const address of ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home']) {
      await open(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amihanda');
    }
  });

  test('an unknown address ends on a not-found screen with a way home [ROUTE-18]', async ({
    page,
    open,
  }) => {
    await open('/m/no-such-screen');
    await page.getByRole('main').getByRole('link', { name: /home/i }).click();
    await page.waitForURL('**/m/home');
  });
});

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('header, footer and the blocks of home are there', async ({ page, merchant }) => {
    await page.goto('/m/home');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).not.toBeEmpty();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(merchant, 'i'));
  });
});

test.describe('on a line that halts', () => {
  // As who has no cookie is sent it: written anew in another language, it would show nothing.
  test.use({ language: 'TY' });

  test('a page whose document comes in two pieces is painted once, when it is whole', async ({
    page,
    baseURL,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/);
    const pause = 1500;
    const line = await haltAt(`${baseURL ?? ''}/m/home`, '</header>', pause);
    // Nothing but the document comes by this line.
    await page.route('**/*', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    await page.goto(line.url);
    const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    await expect.poll(() => page.evaluate(firstPaint)).toBeDefined();
    const painted = await page.evaluate(firstPaint);
    await line.close();
    expect(painted).toBeGreaterThan(pause);
  });
});

test('the first paint is in the saved language [LANG-01]', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  // The page's own scripts never arrive: only what the document carries can be on screen.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(page.getByText('Mag-log in', { exact: true })).toHaveCount(0);
});

for (const merchant of ['amihanda', 'corvalume'] as const) {
  test.describe(merchant, () => {
    test.use({ ...moving, merchant });

    test('nothing on home moves while it loads: cumulative layout shift is 0', async ({ page }) => {
      await noteShifts(page);
      await page.goto('/m/home');
      await settled(page);
      // The digits of the jackpot come last; the popup may lie over them by then.
      await expect(page.locator('[data-ready="true"] [data-digit]').first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page)).toEqual([]);
    });
  });
}

test.describe('what the platform says late', () => {
  test.use({ merchant: 'corvalume' });

  for (const { address, name, flags } of [
    { address: '/m/login', name: 'username', flags: { MOBILEVERCODELOGIN3: true } },
    { address: '/m/register', name: 'username', flags: { MOBILENUMREG3: true } },
    { address: '/m/forget', name: 'email', flags: { CHNGPASSVERIF3: true } },
  ]) {
    test(`offers another way on ${address} and takes away nothing that was typed [WL-02]`, async ({
      page,
      open,
    }) => {
      let tell: () => void = () => undefined;
      const told = new Promise<void>((resolve) => (tell = resolve));
      await page.route('**/wps/system/whitelabel', async (route) => {
        await told;
        await route.fulfill(answer({ flags }));
      });
      await open(address);
      const box = page.locator(`input[name="${name}"]`);
      await box.fill('typed_before');
      await expect(page.getByRole('tab')).toHaveCount(0);
      tell();
      await expect(page.getByRole('tab')).toHaveCount(2);
      await expect(box).toHaveValue('typed_before');
      await expect(box).toBeFocused();
    });
  }
});
