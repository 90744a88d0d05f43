import { paths } from '@playhouse/navigation';
import { canRetry, useErrorText } from '@playhouse/platform';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTrial } from '../useTrial';
import { TrialView } from '../views/TrialView';
import type { TrialState } from '../views/TrialView';

/** `/m/trail`: starts the free trial on entry (ROUTE-06). */
export function TrialPage() {
  const trial = useTrial();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const started = useRef(false);
  const start = useEffectEvent(() => {
    // Strict mode runs effects twice; one visit makes one account.
    if (!started.current) trial.mutate();
    started.current = true;
  });
  useEffect(() => start(), []);

  const state: TrialState = trial.isError
    ? { status: 'error', ...errorText(trial.error) }
    : { status: trial.data === false ? 'none' : 'loading' };
  return (
    <TrialView
      state={state}
      onRetry={canRetry(trial.error) ? () => trial.mutate() : undefined}
      onHome={() => void navigate(paths.home.href())}
    />
  );
}
