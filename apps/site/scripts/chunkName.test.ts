import { expect, it } from 'vitest';
import { chunkName } from './chunkName';

it.each([
  ['/x/libs/i18n/texts/TY.js', 'assets/texts-first-TY-[hash].js'],
  ['/x/libs/i18n/texts/auth/PT.js', 'assets/texts-auth-PT-[hash].js'],
  ['/x/libs/auth/src/pages/LoginPage.tsx', 'assets/[name]-[hash].js'],
  [null, 'assets/[name]-[hash].js'],
])('the chunk of %s is called %s', (facadeModuleId, name) => {
  expect(chunkName({ facadeModuleId })).toBe(name);
});
