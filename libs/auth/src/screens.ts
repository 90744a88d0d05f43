import { defineScreen, paths } from '@playhouse/navigation';

const texts = ['auth'] as const;

/** Login, trial, passwords and settings (ROUTE-02 to ROUTE-04, ROUTE-06). */
export const authScreens = [
  defineScreen(paths.login, {
    title: 'screens.login',
    texts: [...texts, 'phone'],
    formerly: ['/signin'],
    who: 'newcomers',
    header: 'none',
    footer: false,
    back: 'home',
    returnable: false,
    load: () => import('./pages/LoginPage'),
    page: 'LoginPage',
  }),
  defineScreen(paths.trial, {
    title: 'screens.trial',
    texts,
    formerly: ['/trial'],
    who: 'visitors',
    footer: false,
    back: 'home',
    returnable: false,
    load: () => import('./pages/TrialPage'),
    page: 'TrialPage',
  }),
  defineScreen(paths.forget, {
    title: 'screens.forget',
    texts: [...texts, 'phone'],
    formerly: ['/forgot'],
    footer: false,
    back: 'home',
    returnable: false,
    load: () => import('./pages/ForgotPage'),
    page: 'ForgotPage',
  }),
  defineScreen(paths.findPassword, {
    title: 'screens.findPassword',
    texts: [...texts, 'phone'],
    // Whoever comes by a letter needs no code by SMS.
    unoffered: (token) => (token === '' ? paths.forget : undefined),
    returnable: false,
    load: () => import('./pages/FindPasswordPage'),
    page: 'FindPasswordPage',
  }),
  defineScreen(paths.changePassword, {
    title: 'screens.changePassword',
    texts,
    who: 'accounts',
    otherwise: 'home',
    footer: false,
    load: () => import('./pages/ChangePasswordPage'),
    page: 'ChangePasswordPage',
  }),
  defineScreen(paths.settings, {
    title: 'screens.settings',
    texts,
    who: 'members',
    otherwise: 'home',
    load: () => import('./pages/SettingsPage'),
    page: 'SettingsPage',
  }),
];
