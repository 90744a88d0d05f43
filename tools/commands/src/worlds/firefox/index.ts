import assert from 'node:assert/strict';
import { startGateway } from '@playhouse/gateway';
import { startPreview } from '@playhouse/merchants/preview';
import { paths } from '@playhouse/navigation';
import { startChecks } from '../checks';
import { findFirefox } from './findFirefox';
import { startFirefox } from './startFirefox';

const firefox = findFirefox();
if (firefox === undefined) throw new Error('There is no Firefox.');

const code = 'amihanda';
const member = { merchant: code, account: 'firefox_1', mobile: '9170000001', balance: 500 };
const password = 'Playhouse-2026';
const tile = 'main a[aria-label^="Play "]';

const checks = startChecks('firefox');
const gateway = await startGateway({ port: 0, dataDir: ':memory:' });
const preview = await startPreview({ code, port: 0, gatewayUrl: gateway.url });
await fetch(`${gateway.url}/outbox/members`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ...member, email: 'firefox@example.com' }),
});
const page = await startFirefox(firefox);
const go = async (href: string) => {
  await page.open(preview.url + href);
  await page.until(`document.documentElement.dataset.ready === 'true'`);
};

try {
  await checks.check('home starts, and speaks the language that was saved [WL-01]', async () => {
    await go(paths.home.href());
    assert.equal(await page.read('document.documentElement.lang'), 'fil');
    await page.read(`localStorage.setItem('language', 'EN')`);
    await go(paths.home.href());
    assert.equal(await page.read('document.documentElement.lang'), 'en');
    await page.until(`document.querySelector('${tile}')`);
  });
  await checks.check('a list shows its games with their pictures [LIST-03]', async () => {
    await go(paths.gameList.href({ gameType: 'RNG' }));
    await page.until(`document.querySelector('${tile} img')?.naturalWidth > 0`);
  });
  await checks.check('a member logs in and sees the balance [LOGIN-12]', async () => {
    await go(paths.login.href());
    await page.type('input[name="username"]', member.account);
    await page.type('input[name="password"]', password);
    await page.tap('form button[type="submit"]');
    await page.until(`location.pathname === '${paths.home.path}'`);
    await page.until(`document.querySelector('header')?.textContent.includes('500')`);
  });
  await checks.check('a game opens in its frame', async () => {
    await go(paths.gameList.href({ gameType: 'RNG' }));
    await page.until(`document.querySelector('${tile}')`);
    await page.tap(tile);
    await page.until(`document.querySelector('iframe')`);
  });
  await checks.check(
    'a deep link and an unknown one end where they should [ROUTE-18]',
    async () => {
      await go(paths.help.href());
      await page.until(`document.querySelector('h1')?.textContent === 'Help centre'`);
      await go('/m/nowhere');
      await page.until(`document.querySelector('h1')?.textContent.includes('cannot find')`);
    },
  );
} finally {
  await page.close();
  await preview.close();
  await gateway.close();
}
checks.finish();
