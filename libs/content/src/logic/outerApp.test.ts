import { expect, it } from 'vitest';
import { readOuterApp } from './outerApp';

it('opens secure web addresses and names their host [ROUTE-19]', () => {
  expect(readOuterApp('https://partner.example/app?x=1')).toEqual({
    url: 'https://partner.example/app?x=1',
    host: 'partner.example',
  });
});

it.each([
  null,
  '',
  'partner.example',
  'http://partner.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://bank.example@evil.example',
])('refuses %s [ROUTE-19]', (value) => {
  expect(readOuterApp(value)).toBeUndefined();
});
