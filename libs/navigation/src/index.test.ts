import { expect, test } from 'vitest';
import * as navigation from './index';

test('the public face', () => {
  expect(Object.keys(navigation).sort()).toEqual([
    'closeOverlay',
    'isPageBusy',
    'keepBusy',
    'leaveSite',
    'openOverlay',
    'paths',
    'safeReturnTo',
    'toInAppHref',
    'useBusy',
    'useFollowLink',
    'useGoBack',
    'useOverlay',
  ]);
});
