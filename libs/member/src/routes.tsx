import { catalogue } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import { requireSession } from '@playhouse/session';
import type { RouteObject } from 'react-router-dom';

type Lazy = Extract<RouteObject['lazy'], (...args: never[]) => unknown>;

const mine: Lazy = async () => ({ Component: (await import('./pages/MinePage')).MinePage });
const messages: Lazy = async () => ({
  Component: (await import('./pages/MessagesPage')).MessagesPage,
});

/** A screen for members only: visitors are led to the login and back (SESS-05). */
function forMembers(path: string, lazy: Lazy): RouteObject {
  return { path, lazy, loader: requireSession() };
}

/** The member centre and what belongs to the account (ROUTE-03, ROUTE-12 to ROUTE-14, ROUTE-17). */
export const memberRoutes: RouteObject[] = [
  {
    loader: catalogue('member'),
    children: [
      { path: paths.mine.path, lazy: mine },
      { path: paths.memberHome.path, lazy: mine },
      forMembers(paths.messages.path, messages),
      forMembers(paths.webEmail.path, messages),
      forMembers(paths.inviteFriends.path, async () => ({
        Component: (await import('./pages/InviteFriendsPage')).InviteFriendsPage,
      })),
      forMembers(paths.benefits.path, async () => ({
        Component: (await import('./pages/BenefitsPage')).BenefitsPage,
      })),
      forMembers(paths.securityCenter.path, async () => ({
        Component: (await import('./pages/SecurityCenterPage')).SecurityCenterPage,
      })),
      forMembers(paths.memberNotice.path, async () => ({
        Component: (await import('./pages/MemberNoticePage')).MemberNoticePage,
      })),
      forMembers(paths.feedback.path, async () => ({
        Component: (await import('./pages/FeedbackPage')).FeedbackPage,
      })),
    ],
  },
];
