import { defineScreen, paths } from '@playhouse/navigation';

/** Registration, under its address and the two older ones (ROUTE-02). */
export const registrationScreens = [
  defineScreen(paths.register, {
    title: 'screens.register',
    texts: ['registration', 'phone'],
    aliases: ['/register.html', '/m/register.html'],
    formerly: ['/signup'],
    who: 'newcomers',
    header: 'none',
    footer: false,
    back: 'home',
    returnable: false,
    load: () => import('./pages/RegisterPage'),
    page: 'RegisterPage',
  }),
];
