import { useRefusal } from '@playhouse/platform';
import { Button, EmptyState, Page } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSendFeedback } from '../useSendFeedback';
import { FeedbackForm } from '../views/FeedbackForm';

/** Feedback to the merchant (ROUTE-17). */
export function FeedbackPage() {
  const { formatMessage } = useIntl();
  const send = useSendFeedback();
  const refusal = useRefusal({}, send);
  return (
    <Page title={formatMessage({ id: 'screens.feedback' })}>
      {send.isSuccess ? (
        <EmptyState
          icon="check-circle"
          title={<FormattedMessage id="member.feedback.thanks.title" />}
          text={<FormattedMessage id="member.feedback.thanks" />}
          action={
            <Button variant="secondary" onClick={() => send.reset()}>
              <FormattedMessage id="member.feedback.another" />
            </Button>
          }
        />
      ) : (
        <FeedbackForm
          pending={send.isPending}
          refusal={refusal}
          onSubmit={(feedback) => send.mutate(feedback)}
        />
      )}
    </Page>
  );
}
