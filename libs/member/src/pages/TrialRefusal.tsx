import { paths } from '@playhouse/navigation';
import { toast } from '@playhouse/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { refusalTime } from '../useOpenEntry';

/** Tells a free trial that there is no member centre for it, and leads home (MINE-09). */
export function TrialRefusal() {
  const { formatMessage } = useIntl();
  const tell = useEffectEvent(() =>
    toast.offline(formatMessage({ id: 'free_reject' }), { durationMs: refusalTime }),
  );
  useEffect(() => {
    tell();
  }, []);
  return <Navigate to={paths.home.href()} replace />;
}
