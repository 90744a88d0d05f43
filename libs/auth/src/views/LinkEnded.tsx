import { paths } from '@playhouse/navigation';
import { buttonClass, Card, EmptyState, Page } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { passwordMessages } from '../messages/passwordMessages';

/** Says that a mailed link is no longer good, and leads to a new one. */
export function LinkEnded() {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage(passwordMessages.findTitle)}>
      <Card look="raised">
        <div role="alert">
          <EmptyState
            icon="lock"
            title={<FormattedMessage {...passwordMessages.linkEnded} />}
            text={<FormattedMessage {...passwordMessages.linkEndedText} />}
          />
        </div>
        <Link to={paths.forget.href()} className={buttonClass({ size: 'l', block: true })}>
          <FormattedMessage {...passwordMessages.linkAgain} />
        </Link>
      </Card>
    </Page>
  );
}
