import { expect, test } from 'vitest';
import { canonicalPath } from './canonicalPath';

test.each([
  ['/m/LOGIN', '/m/login'],
  ['/m/login/', '/m/login'],
  ['/M/log%69n//', '/m/login'],
  ['/', '/'],
  ['', '/'],
  ['/%E0%A4', '/%e0%a4'],
])('%s is compared as %s, as the router reads it', (pathname, expected) => {
  expect(canonicalPath(pathname)).toBe(expected);
});
