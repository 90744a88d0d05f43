import { expect, it } from 'vitest';
import * as platform from './index';

it('offers exactly these names', () => {
  expect(Object.keys(platform).sort()).toEqual([
    'WpsProvider',
    'accountMessages',
    'clockOf',
    'contactMessages',
    'createQueryClient',
    'currentPlatform',
    'detectPlatform',
    'errorText',
    'fetchPart',
    'isOnline',
    'isOutOfReach',
    'keyedPages',
    'lazyPart',
    'periodIn',
    'reach',
    'secondsUntil',
    'serverClock',
    'since',
    'sortedBy',
    'useBackToRefused',
    'useErrorText',
    'useHasCome',
    'useOnline',
    'usePeriod',
    'usePlatform',
    'useRefusal',
    'useReport',
    'useReportWriter',
    'useServerNow',
    'useToday',
    'useViewState',
    'useWps',
  ]);
});
