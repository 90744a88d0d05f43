import { expect, test } from 'vitest';
import * as auth from './index';

test('the public face', () => {
  expect(Object.keys(auth).sort()).toEqual([
    'LoginPopup',
    'SessionEndDialog',
    'SmsCaptchaDialog',
    'authScreens',
  ]);
});
