import { activeLanguage, catalogues } from '@playhouse/i18n';
import { fetchPart } from '@playhouse/platform';
import { useSessionEnd } from '@playhouse/session';
import type { SessionEnd } from '@playhouse/session';
import { lazy, Suspense, useState } from 'react';
import { useAttention } from '../attention/attention';

const SessionEndPart = lazy(() =>
  fetchPart(async () => {
    const texts = catalogues.load(['auth'], activeLanguage());
    const [part] = await Promise.all([import('./SessionEndPart'), texts]);
    return { default: part.SessionEndPart };
  }),
);

/** Warns a member that the session ends soon (SESS-03). */
export function SessionWarning() {
  return <SessionEndWarning near={useSessionEnd()} />;
}

/** Tells once of each end that is near. */
export function SessionEndWarning({ near }: { readonly near: SessionEnd | undefined }) {
  const [shown, setShown] = useState<SessionEnd>();
  const [closed, setClosed] = useState<number>();
  const isTurn = useAttention('session', near !== undefined && near.at !== closed ? 'yes' : 'no');
  if (near !== undefined && near.at !== shown?.at) setShown(near);
  if (shown === undefined) return null;
  return (
    <Suspense fallback={null}>
      <SessionEndPart open={isTurn} end={shown} onClose={() => setClosed(shown.at)} />
    </Suspense>
  );
}
