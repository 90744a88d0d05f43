import { Button, EmptyState, ErrorState, Page, Skeleton } from '@playhouse/ui-kit';
import type { ErrorText } from '@playhouse/platform';
import { FormattedMessage, useIntl } from 'react-intl';

/** Where the trial stands. */
export type TrialState =
  | { readonly status: 'loading' }
  | { readonly status: 'none' }
  | ({ readonly status: 'error' } & ErrorText);

export interface TrialViewProps {
  readonly state: TrialState;
  /** Left out where no trial can be had. */
  readonly onRetry: (() => void) | undefined;
  readonly onHome: () => void;
}

/** The free-trial screen while an account is made, and when there is none to be had. */
export function TrialView({ state, onRetry, onHome }: TrialViewProps) {
  const { formatMessage } = useIntl();
  const home = (
    <Button variant="ghost" onClick={onHome}>
      <FormattedMessage id="auth.trial.home" />
    </Button>
  );
  return (
    <Page title={formatMessage({ id: 'screens.trial' })}>
      {state.status === 'loading' && (
        <div aria-busy="true">
          <Skeleton />
        </div>
      )}
      {state.status === 'none' && (
        <EmptyState icon="gift" title={<FormattedMessage id="auth.trial.none" />} action={home} />
      )}
      {state.status === 'error' && (
        <ErrorState text={state.text} reference={state.reference} retry={onRetry} action={home} />
      )}
    </Page>
  );
}
