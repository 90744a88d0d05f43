import {
  getSession,
  memberInfoOptions,
  memberKey,
  onSessionChange,
  rehydrateSession,
} from '@playhouse/session';
import type { Session } from '@playhouse/session';
import { sessionStore } from '@playhouse/storage';
import type { WpsClient } from '@playhouse/wps';
import type { QueryClient } from '@tanstack/react-query';

let left = false;

function look(isHidden: boolean): void {
  document.documentElement.style.visibility = isHidden ? 'hidden' : '';
}

/**
 * The session that a call is made in. The record is read again first: a tab that was asleep has not heard yet that
 * another one changed the member, and must neither speak for the former one nor act for the present one.
 * @throws DOMException AbortError where the member changed, which nobody is told of: the page is being left
 */
export function sessionOfCall(): Session | undefined {
  rehydrateSession();
  if (left) throw new DOMException('The member changed', 'AbortError');
  return getSession();
}

/**
 * Drops everything that belonged to a member when the member changes, so that nobody sees another's, and asks who the
 * new one is, whichever screen comes next. Where another tab changed it (SESS-04), what this page was in the middle of is
 * somebody else's: forms, answers on their way, timers, a member's query in the address. None of it survives a new
 * load; until that begins nothing is seen, tapped or sent.
 */
export function attachChangedMember(
  queryClient: QueryClient,
  wps: WpsClient,
  load = (address: string) => window.location.replace(address),
): void {
  onSessionChange(({ session, previous, reason }) => {
    if (session?.userName === previous?.userName) return;
    if (reason !== 'elsewhere') {
      void queryClient.resetQueries({ queryKey: memberKey });
      if (session) void queryClient.prefetchQuery(memberInfoOptions(wps, session));
      return;
    }
    look((left = true));
    const { pathname, search } = window.location;
    // A visitor's tab keeps what it was about to do.
    if (previous) sessionStore.clear();
    load(previous ? pathname : pathname + search);
  });
  // The first picture after a sleep is the last one before it: it shows nobody's until it is known whose it is.
  document.addEventListener('freeze', () => look(getSession() !== undefined));
  const wake = () => {
    rehydrateSession();
    look(left);
  };
  document.addEventListener('resume', wake);
  window.addEventListener('pageshow', ({ persisted }) => {
    wake();
    // Back from a cashier elsewhere: the page is as it was left, and the money may not be.
    if (persisted && !left) void queryClient.invalidateQueries({ queryKey: memberKey });
  });
}
