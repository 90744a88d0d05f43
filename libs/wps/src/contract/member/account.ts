import * as z from 'zod/mini';
import { defineCall } from '../define';
import { once } from '../once';
import { count, id, maybe, money, nothing, time } from '../values';

// Calls that every screen makes for a member: by themselves, so that home does not carry reports and cashier.

/** The member who is logged in. `regDate` in epoch milliseconds; `toUpline`: may transfer to the superior. */
export const memberInfo = once(() =>
  z.object({
    id: id(),
    account: z.string(),
    nickname: maybe(z.string()),
    type: z.int(),
    regDate: time(),
    toUpline: z._default(z.boolean(), false),
    vipLabel: maybe(z.string()),
    email: maybe(z.string()),
    mobileNum: maybe(z.string()),
  }),
);
export type MemberInfo = z.output<ReturnType<typeof memberInfo>>;

export const info = defineCall({
  name: 'member.info',
  method: 'GET',
  path: '/wps/member/info',
  answer: () => memberInfo(),
  session: 'required',
  summary: 'Answers the member who is logged in',
});

/** `sumBalance`: all wallets together, in major units. */
export const balance = defineCall({
  name: 'wallet.balance',
  method: 'GET',
  path: '/wps/wallets/balance',
  answer: () =>
    z.object({
      sumBalance: money(),
      wallets: z._default(z.array(z.object({ name: z.string(), balance: money() })), []),
    }),
  session: 'required',
  summary: 'Answers the balance of a member',
});

/** The value is the number itself (SHELL-07). */
export const unreadCount = defineCall({
  name: 'inbox.unreadCount',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  module: 'INBOX3',
  answer: () => count(),
  session: 'required',
  summary: 'Counts unread messages',
});

/** Ends the session at the platform (SESS-02). */
export const logout = defineCall({
  name: 'session.logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  answer: () => nothing(),
  session: 'optional',
  summary: 'Ends a session',
});
