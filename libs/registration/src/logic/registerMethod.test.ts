import { expect, it } from 'vitest';
import { registerMethod } from './registerMethod';

it.each([
  { nativeApp: false, installed: false, webclip: false, method: 'H5' },
  { nativeApp: false, installed: false, webclip: true, method: 'H5' },
  { nativeApp: false, installed: true, webclip: false, method: 'PWA' },
  { nativeApp: false, installed: true, webclip: true, method: 'WEBCLIP' },
  { nativeApp: true, installed: false, webclip: false, method: 'APP' },
  { nativeApp: true, installed: true, webclip: true, method: 'APP' },
])('app $nativeApp, installed $installed, web clip $webclip: $method [REG-11]', (row) => {
  expect(registerMethod(row)).toBe(row.method);
});
