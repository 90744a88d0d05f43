import { paths } from '@playhouse/navigation';
import { expireSession, getSession } from '@playhouse/session';
import { toastDurations } from '@playhouse/ui-kit';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Reactions } from './createReactions';
import type { tellFailure } from '@playhouse/shell';

export interface FailureToastsProps {
  readonly reactions: Reactions;
  readonly navigate: (href: string) => void;
}

type Tell = typeof tellFailure;

// Where not even this can be fetched, the notice of a lost connection says enough.
const tell = (...what: Parameters<Tell>) =>
  import('./later').then(
    (module) => module.tellFailure(...what),
    () => undefined,
  );

/** The one place where a failed change becomes a toast, and an ended session leads to login (SESS-03). */
export function FailureToasts({ reactions, navigate }: FailureToastsProps) {
  const intl = useIntl();
  useEffect(
    () =>
      reactions.attach({
        onError: (error) => void tell(error, intl),
        onSessionEnded(error) {
          // Parallel calls end together; the first one tells, the rest find no session, or one that
          // began since, which is none of theirs.
          const session = getSession();
          if (session === undefined || !error.concerns(session.token)) return;
          expireSession();
          void tell(error, intl, { durationMs: toastDurations.short });
          const { pathname, search } = window.location;
          navigate(paths.login.href({ returnTo: `${pathname}${search}` }));
        },
      }),
    [reactions, intl, navigate],
  );
  return null;
}
