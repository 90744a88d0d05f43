import { expect, test } from 'vitest';
import { journeysFor, storiesFor } from './journeysFor';

const hasJourneys = (domain: string) => ['wallet', 'lobby', 'walk'].includes(domain);

test('a change of one library takes the journeys and stories of its name', () => {
  const changed = ['libs/wallet/src/queries.ts', 'libs/wallet/src/index.ts'];
  expect(journeysFor(changed, hasJourneys)).toEqual(['e2e/wallet/']);
  expect(storiesFor(changed)).toEqual(['libs/wallet/']);
});

test('a change of a journey takes its folder and no story', () => {
  expect(journeysFor(['e2e/lobby/list.spec.ts'], hasJourneys)).toEqual(['e2e/lobby/']);
  expect(storiesFor(['e2e/lobby/list.spec.ts'])).toEqual([]);
});

test.each(['libs/ui-kit/src/button.css', 'package-lock.json', 'apps/gateway/src/main.ts'])(
  'a change of %s takes all journeys and all stories',
  (file) => {
    expect(journeysFor(['libs/wallet/src/queries.ts', file], hasJourneys)).toBeUndefined();
    expect(storiesFor(['libs/wallet/src/queries.ts', file])).toBeUndefined();
  },
);

test('a change of what all journeys stand on takes all of them', () => {
  expect(journeysFor(['e2e/support/test.ts'], hasJourneys)).toBeUndefined();
});
