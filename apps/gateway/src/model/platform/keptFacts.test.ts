import { expect, it } from 'vitest';
import { createScopes } from '../../base/merchants';
import type { MerchantConfig, MerchantScope } from '../../base/merchants';
import { filePlatform } from '../../testing/filePlatform';
import { verifyBooks } from '../../ledger/verifyBooks';
import { testMerchants } from '../../testing/merchants';
import { acceptChange, holdFacts, listMerchantFacts, listPlatformFacts } from './keptFacts';

const platform = filePlatform();
const [alpha] = testMerchants as [MerchantConfig];
const { currency, encryption } = alpha;

const scopeOf = (change: Partial<MerchantConfig>, code = 'alpha') =>
  createScopes([{ ...alpha, ...change }]).get(code) as MerchantScope;
const hold = (change: Partial<MerchantConfig>, code?: string) =>
  holdFacts(platform.gateway.services.db, listMerchantFacts(scopeOf(change, code)));

it('settings that stay are taken, start after start', async () => {
  expect([await hold({}), await hold({ name: 'Another name' })]).toEqual([[], []]);
});

it.each([
  [{ currency: { ...currency, scale: 0 } }, /scale was 2 and is now 0.*as 100 times what it is/],
  [{ currency: { ...currency, scale: 3 } }, /scale was 2 and is now 3.*as a 10th of what it is/],
  [{ currency: { ...currency, code: 'VND' } }, /code was PHP and is now VND.*back to PHP/],
  [{ timeZone: 'America/Sao_Paulo' }, /was Asia\/Manila .*npm run accept-change -- alpha timeZone/],
  [
    { encryption: { ...encryption, jwk: { ...encryption.jwk, x: encryption.jwk.y } } },
    /key "development" is another.*nx g @playhouse\/merchants:keys alpha/,
  ],
])('%j is refused where it would read stored data differently', async (change, told) => {
  expect(await hold(change)).toEqual([expect.stringMatching(told)]);
  expect(await hold({})).toEqual([]);
});

it('a key under a new name is a new key', async () => {
  expect(await hold({ encryption: { ...encryption, kid: 'next' } })).toEqual([]);
});

it('the code of trials may change while nobody has tried', async () => {
  const fresh = (trialMerchantCode: string) => ({ code: 'fresh', trialMerchantCode });
  expect(await hold(fresh('freshtrial'), 'fresh')).toEqual([]);
  expect(await hold(fresh('omega'), 'fresh')).toEqual([]);
  expect(await hold(fresh('freshtry'), 'fresh')).toEqual([
    expect.stringContaining('trialMerchantCode was omega and is now freshtry'),
  ]);
});

it('a merchant without a transaction may still change its money', async () => {
  const fresh = { code: 'newcomer', trialMerchantCode: 'newcomertrial' };
  expect(await hold(fresh, 'newcomer')).toEqual([]);
  const yen = { code: 'JPY', symbol: '¥', scale: 0 };
  expect(await hold({ ...fresh, currency: yen }, 'newcomer')).toEqual([]);
});

it('a time zone is moved by a command, with its days; a scale is not', async () => {
  const { db } = platform.gateway.services;
  const moved = { timeZone: 'America/Sao_Paulo' };
  const accept = (change: Partial<MerchantConfig>, name: string) =>
    acceptChange(db, [scopeOf(change)], name);
  expect(await accept(moved, 'timeZone')).toEqual(['alpha']);
  expect(await hold(moved)).toEqual([]);
  expect(await verifyBooks(db)).toEqual([]);
  await accept({}, 'timeZone');
  await expect(accept({ currency: { ...currency, scale: 0 } }, 'scale')).rejects.toThrow(
    'another sum',
  );
  await expect(accept({}, 'colour')).rejects.toThrow('no setting "colour"');
});

it('a database keeps the kind and the key of its platform', async () => {
  const { db } = platform.gateway.services;
  const secret = platform.gateway.services.decrypter.secretFor('facts');
  expect(await holdFacts(db, listPlatformFacts(false, secret))).toEqual([]);
  expect(await holdFacts(db, listPlatformFacts(true, secret))).toEqual([
    expect.stringContaining('production needs a database of its own'),
  ]);
  expect(await holdFacts(db, listPlatformFacts(false, Buffer.from('other')))).toEqual([
    expect.stringContaining('another GATEWAY_PRIVATE_JWK'),
  ]);
});
