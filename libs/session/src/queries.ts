import { serverClock } from '@playhouse/platform';
import type { sessionCalls, WpsClient } from '@playhouse/wps';
import { queryOptions } from '@tanstack/react-query';
import { keepMember } from './memberRecord';
import { getSession } from './sessionStore';
import type { Session } from './sessionRecord';

/** First part of every key that belongs to the member: drop them all when the member changes. */
export const memberKey = ['session', 'member'] as const;

function keyOf(what: string, session: Session | undefined) {
  return [...memberKey, what, session?.userName] as const;
}

/** Who is logged in, by the platform's own record, which this browser keeps as well. Asked for members only. */
export function memberInfoOptions(wps: WpsClient, session = getSession()) {
  return queryOptions({
    queryKey: keyOf('info', session),
    queryFn: async ({ signal }) => {
      const info = await wps.call('member.info', { signal });
      keepMember(info, session);
      return info;
    },
    enabled: session !== undefined,
  });
}

/** All wallets together, in major units of the merchant's currency. Asked for members only. */
export function balanceOptions(wps: WpsClient, session = getSession()) {
  return queryOptions({
    queryKey: keyOf('balance', session),
    queryFn: async ({ signal }) => (await wps.call('wallet.balance', { signal })).sumBalance,
    enabled: session !== undefined,
  });
}

/** Number of unread messages (SHELL-07). Asked for members only; a failure is not told. */
export function unreadCountOptions(wps: WpsClient, session = getSession()) {
  return queryOptions({
    queryKey: keyOf('unreadCount', session),
    queryFn: ({ signal }) => wps.call('inbox.unreadCount', { signal }),
    enabled: session !== undefined,
    meta: { silent: true },
  });
}

/** With the moment by the platform's clock at which that was known. */
export const knownNow = (life: sessionCalls.SessionLife) => ({
  ...life,
  knownAt: serverClock.now(),
});

/** When the session ends, with the moment by the platform's clock at which that was known. Asked for members only. */
export function sessionLifeOptions(wps: WpsClient, session = getSession()) {
  return queryOptions({
    // A later session of the same member has a life of its own.
    queryKey: [...keyOf('life', session), session?.token.slice(-12)],
    queryFn: async ({ signal }) => knownNow(await wps.call('session.life', { signal })),
    enabled: session !== undefined,
    meta: { silent: true },
  });
}
