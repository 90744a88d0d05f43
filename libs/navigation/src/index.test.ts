import { expect, test } from 'vitest';
import * as navigation from './index';

test('the public face', () => {
  expect(Object.keys(navigation).sort()).toEqual([
    'addressesOf',
    'canonicalPath',
    'closeOverlay',
    'defineScreen',
    'formerAddress',
    'isPageBusy',
    'keepBusy',
    'leaveSite',
    'openOverlay',
    'paths',
    'preloadScreen',
    'provideScreens',
    'safeReturnTo',
    'screenAt',
    'screenRoutes',
    'toInAppHref',
    'useBusy',
    'useFollowLink',
    'useGoBack',
    'useOverlay',
    'useScreen',
  ]);
});
