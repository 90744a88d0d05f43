import { catalogue } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import type { RouteObject } from 'react-router-dom';

/** Screens of announcements, help, service and downloads, each in a chunk of its own (ROUTE-05, ROUTE-19, ROUTE-20). */
export const contentRoutes: RouteObject[] = [
  {
    loader: catalogue('content'),
    children: [
      {
        path: paths.notice.path,
        lazy: async () => ({ Component: (await import('./pages/NoticePage')).NoticePage }),
      },
      {
        path: paths.userAgreement.path,
        lazy: async () => ({ Component: (await import('./pages/AgreementPage')).AgreementPage }),
      },
      {
        path: paths.help.path,
        lazy: async () => ({ Component: (await import('./pages/HelpPage')).HelpPage }),
      },
      {
        path: paths.helpDetail.path,
        lazy: async () => ({ Component: (await import('./pages/HelpDetailPage')).HelpDetailPage }),
      },
      {
        path: paths.service.path,
        lazy: async () => ({ Component: (await import('./pages/ServicePage')).ServicePage }),
      },
      {
        path: paths.maintenance.path,
        lazy: async () => ({
          Component: (await import('./pages/MaintenancePage')).MaintenancePage,
        }),
      },
      {
        path: paths.restricted.path,
        lazy: async () => ({ Component: (await import('./pages/RestrictedPage')).RestrictedPage }),
      },
      {
        path: paths.blockedIp.path,
        lazy: async () => ({ Component: (await import('./pages/BlockedIpPage')).BlockedIpPage }),
      },
      {
        path: paths.download.path,
        lazy: async () => ({ Component: (await import('./pages/DownloadPage')).DownloadPage }),
      },
      {
        path: paths.outerApp.path,
        lazy: async () => ({ Component: (await import('./pages/OuterAppPage')).OuterAppPage }),
      },
    ],
  },
];
