import { expect, test } from 'vitest';
import * as navigation from './index';

test('the public face', () => {
  expect(Object.keys(navigation).sort()).toEqual([
    'Screens',
    'Standing',
    'addressesOf',
    'arriveAt',
    'canonicalPath',
    'closeOverlay',
    'createScreenRouter',
    'defineScreen',
    'destinationOf',
    'enter',
    'firstViewId',
    'formerAddress',
    'isPageBusy',
    'isPreloading',
    'keepBusy',
    'leaveSite',
    'meetLayers',
    'openOverlay',
    'paths',
    'preloadScreen',
    'provideScreens',
    'safeReturnTo',
    'screenAt',
    'toInAppHref',
    'useBusy',
    'useFollowLink',
    'useGoBack',
    'useOverlay',
    'useScreen',
    'useScrollBack',
    'useScrollPlace',
  ]);
});
