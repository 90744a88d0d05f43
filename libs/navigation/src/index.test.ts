import { expect, test } from 'vitest';
import * as navigation from './index';

test('the public face', () => {
  expect(Object.keys(navigation).sort()).toEqual([
    'closeOverlay',
    'openOverlay',
    'paths',
    'safeReturnTo',
    'toInAppHref',
    'useGoBack',
    'useOverlay',
  ]);
});
