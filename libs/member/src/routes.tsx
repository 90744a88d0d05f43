import { catalogue } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import { requireSession } from '@playhouse/session';
import type { RouteObject } from 'react-router-dom';

const mine: RouteObject['lazy'] = async () => ({
  Component: (await import('./pages/MinePage')).MinePage,
});
const messages: RouteObject['lazy'] = async () => ({
  Component: (await import('./pages/MessagesPage')).MessagesPage,
});

/** Screens that are for members only (SESS-05). */
const forMembers: RouteObject[] = [
  { path: paths.messages.path, lazy: messages },
  { path: paths.webEmail.path, lazy: messages },
  {
    path: paths.inviteFriends.path,
    lazy: async () => ({
      Component: (await import('./pages/InviteFriendsPage')).InviteFriendsPage,
    }),
  },
  {
    path: paths.benefits.path,
    lazy: async () => ({ Component: (await import('./pages/BenefitsPage')).BenefitsPage }),
  },
  {
    path: paths.securityCenter.path,
    lazy: async () => ({
      Component: (await import('./pages/SecurityCenterPage')).SecurityCenterPage,
    }),
  },
  {
    path: paths.memberNotice.path,
    lazy: async () => ({
      Component: (await import('./pages/MemberNoticePage')).MemberNoticePage,
    }),
  },
  {
    path: paths.feedback.path,
    lazy: async () => ({ Component: (await import('./pages/FeedbackPage')).FeedbackPage }),
  },
];

/** The member centre and what belongs to the account (ROUTE-03, ROUTE-12 to ROUTE-14, ROUTE-17). */
export const memberRoutes: RouteObject[] = [
  {
    loader: catalogue('member'),
    children: [
      { path: paths.mine.path, lazy: mine },
      { path: paths.memberHome.path, lazy: mine },
      { loader: requireSession(), children: forMembers },
    ],
  },
];
