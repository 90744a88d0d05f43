import { useRefusal } from '@playhouse/platform';
import { Button, EmptyState, Page } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { feedbackMessages } from '../messages/feedbackMessages';
import { titleMessages } from '../messages/titleMessages';
import { useSendFeedback } from '../useSendFeedback';
import { FeedbackForm } from '../views/FeedbackForm';

/** Feedback to the merchant (ROUTE-17). */
export function FeedbackPage() {
  const { formatMessage } = useIntl();
  const send = useSendFeedback();
  const refusal = useRefusal({}, send);
  return (
    <Page title={formatMessage(titleMessages.feedback)}>
      {send.isSuccess ? (
        <EmptyState
          icon="check-circle"
          title={<FormattedMessage {...feedbackMessages.thanksTitle} />}
          text={<FormattedMessage {...feedbackMessages.thanks} />}
          action={
            <Button variant="secondary" onClick={() => send.reset()}>
              <FormattedMessage {...feedbackMessages.another} />
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
