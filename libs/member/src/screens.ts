import { defineScreen, paths } from '@playhouse/navigation';

const texts = ['member'] as const;
const forMembers = { texts, who: 'members' } as const;
const forAccounts = { texts, who: 'accounts' } as const;

const centre = {
  texts,
  who: 'nonTrials',
  header: 'none',
  downloadBar: 'members',
  load: () => import('./pages/MinePage'),
  page: 'MinePage',
} as const;

const messages = {
  title: 'screens.webEmail',
  ...forMembers,
  load: () => import('./pages/MessagesPage'),
  page: 'MessagesPage',
} as const;

/** The member centre and what belongs to the account (ROUTE-03, ROUTE-12 to ROUTE-14, ROUTE-17). */
export const memberScreens = [
  defineScreen(paths.mine, { ...centre, formerly: ['/member', '/membercenter'] }),
  defineScreen(paths.memberHome, centre),
  defineScreen(paths.messages, messages),
  defineScreen(paths.webEmail, { ...messages, formerly: ['/inbox'] }),
  defineScreen(paths.inviteFriends, {
    title: 'screens.inviteFriends',
    ...forMembers,
    formerly: ['/invite'],
    load: () => import('./pages/InviteFriendsPage'),
    page: 'InviteFriendsPage',
  }),
  defineScreen(paths.benefits, {
    title: 'screens.benefits',
    ...forMembers,
    formerly: ['/vip'],
    load: () => import('./pages/BenefitsPage'),
    page: 'BenefitsPage',
  }),
  defineScreen(paths.securityCenter, {
    title: 'screens.securityCenter',
    ...forAccounts,
    texts: [...texts, 'phone'],
    load: () => import('./pages/SecurityCenterPage'),
    page: 'SecurityCenterPage',
  }),
  defineScreen(paths.devices, {
    title: 'screens.devices',
    ...forAccounts,
    load: () => import('./pages/DevicesPage'),
    page: 'DevicesPage',
  }),
  defineScreen(paths.memberNotice, {
    title: 'screens.notice',
    ...forMembers,
    load: () => import('./pages/MemberNoticePage'),
    page: 'MemberNoticePage',
  }),
  defineScreen(paths.feedback, {
    title: 'screens.feedback',
    ...forMembers,
    load: () => import('./pages/FeedbackPage'),
    page: 'FeedbackPage',
  }),
];
