import { defineScreen, paths } from '@playhouse/navigation';

const texts = ['content'] as const;

/** Announcements, help, service, downloads and dead ends (ROUTE-05, ROUTE-19, ROUTE-20). */
export const contentScreens = [
  defineScreen(paths.notice, {
    title: 'screens.notice',
    texts,
    footer: false,
    back: 'home',
    contacts: 'side',
    load: () => import('./pages/NoticePage'),
    page: 'NoticePage',
    ask: 'askNotices',
  }),
  defineScreen(paths.userAgreement, {
    title: 'screens.userAgreement',
    texts,
    footer: false,
    load: () => import('./pages/AgreementPage'),
    page: 'AgreementPage',
  }),
  defineScreen(paths.help, {
    document: 'help',
    texts,
    formerly: ['/faq'],
    header: 'wide',
    contacts: 'side',
    load: () => import('./pages/HelpPage'),
    page: 'HelpPage',
    ask: 'askHelp',
  }),
  defineScreen(paths.helpDetail, {
    texts,
    contacts: 'side',
    load: () => import('./pages/HelpDetailPage'),
    page: 'HelpDetailPage',
  }),
  defineScreen(paths.service, {
    title: 'screens.service',
    texts,
    formerly: ['/support', '/contact'],
    footer: false,
    load: () => import('./pages/ServicePage'),
    page: 'ServicePage',
  }),
  defineScreen(paths.maintenance, {
    texts,
    footer: false,
    load: () => import('./pages/MaintenancePage'),
    page: 'MaintenancePage',
  }),
  defineScreen(paths.restricted, {
    texts,
    load: () => import('./pages/RestrictedPage'),
    page: 'RestrictedPage',
  }),
  defineScreen(paths.blockedIp, {
    texts,
    load: () => import('./pages/BlockedIpPage'),
    page: 'BlockedIpPage',
  }),
  defineScreen(paths.download, {
    texts,
    formerly: ['/app'],
    contacts: 'side',
    load: () => import('./pages/DownloadPage'),
    page: 'DownloadPage',
  }),
  defineScreen(paths.outerApp, {
    texts,
    load: () => import('./pages/OuterAppPage'),
    page: 'OuterAppPage',
  }),
];
