import { definePresentScreen, paths } from '@playhouse/navigation';
import { expect, test } from 'vitest';
import { siteAddresses } from './siteAddresses';

const component = () => null;

test('a server is told where home is, and which pages look like files [ROUTE-01, ROUTE-02]', () => {
  const screens = [
    definePresentScreen(paths.home, { aliases: ['/', '/m/index.html'], component }),
    definePresentScreen(paths.trial, { component }),
    definePresentScreen(paths.register, { aliases: ['/Register.html'], component }),
  ];
  expect(siteAddresses(screens)).toEqual({
    home: ['/m/home', '/', '/m/index.html'],
    files: ['/m/index.html', '/register.html'],
  });
});
