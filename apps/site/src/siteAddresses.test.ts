import { defineScreen, paths } from '@playhouse/navigation';
import { expect, test } from 'vitest';
import { siteAddresses } from './siteAddresses';

const some = {
  texts: [],
  load: () => Promise.resolve({ Page: () => null }),
  page: 'Page',
} as const;

test('a server is told the addresses of home, documents and .html pages [ROUTE-01, ROUTE-02]', () => {
  const screens = [
    defineScreen(paths.home, { ...some, aliases: ['/', '/m/index.html'], document: 'home' }),
    defineScreen(paths.trial, some),
    defineScreen(paths.register, { ...some, aliases: ['/Register.html'] }),
  ];
  expect(siteAddresses(screens)).toEqual({
    home: ['/m/home', '/', '/m/index.html'],
    files: ['/m/index.html', '/register.html'],
    documents: ['/m/home', '/', '/m/index.html'],
  });
});
