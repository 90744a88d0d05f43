import { paths } from '@playhouse/navigation';
import { useErrorText } from '@playhouse/platform';
import { expireSession, getSession } from '@playhouse/session';
import { toast, toastDurations } from '@playhouse/ui-kit';
import { useEffect } from 'react';
import type { Reactions } from './reactions';

export interface FailureToastsProps {
  readonly reactions: Reactions;
  readonly navigate: (href: string) => void;
}

/** The one place where a failed change becomes a toast, and an ended session leads to login (SESS-03). */
export function FailureToasts({ reactions, navigate }: FailureToastsProps) {
  const errorText = useErrorText();
  useEffect(
    () =>
      reactions.attach({
        onError: (error) => toast.error(errorText(error).text),
        onSessionEnded(error) {
          // Parallel calls end together; the first one tells, the rest find no session, or one that
          // began since, which is none of theirs.
          const session = getSession();
          if (session === undefined || !error.concerns(session.token)) return;
          expireSession();
          toast.error(errorText(error).text, { durationMs: toastDurations.short });
          const { pathname, search } = window.location;
          navigate(paths.login.href({ returnTo: `${pathname}${search}` }));
        },
      }),
    [reactions, errorText, navigate],
  );
  return null;
}
