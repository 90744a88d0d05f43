import { domainNames } from '@playhouse/whitelabel';
import { expect, test } from 'vitest';
import { offersScreen } from './offers';
import { paths } from './paths';

const merchant = { domains: domainNames, flags: {} };

test('a screen without a flag is offered by every merchant [MINE-03]', () => {
  expect(offersScreen(merchant, paths.deposit)).toBe(true);
});

test('a screen with a flag is offered where the merchant has switched it on [MINE-06]', () => {
  expect(offersScreen(merchant, paths.depositReport)).toBe(false);
  expect(offersScreen({ ...merchant, flags: { DEPRECM3: false } }, paths.depositReport)).toBe(
    false,
  );
  expect(offersScreen({ ...merchant, flags: { DEPRECM3: true } }, paths.depositReport)).toBe(true);
});

test('no flag offers a part of the product that the merchant does without [WL-01]', () => {
  const flags = { DIVIDEND3: true };
  expect(offersScreen({ ...merchant, flags }, paths.agentDividend)).toBe(true);
  expect(offersScreen({ domains: [], flags }, paths.agentDividend)).toBe(false);
});
