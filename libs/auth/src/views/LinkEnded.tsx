import { paths } from '@playhouse/navigation';
import { buttonClass, Card, EmptyState, Page } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

/** Says that a mailed link is no longer good, and leads to a new one. */
export function LinkEnded() {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage({ id: 'screens.findPassword' })}>
      <Card look="raised">
        <div role="alert">
          <EmptyState
            icon="lock"
            title={<FormattedMessage id="auth.link.ended" />}
            text={<FormattedMessage id="auth.link.endedText" />}
          />
        </div>
        <Link to={paths.forget.href()} className={buttonClass({ size: 'l', block: true })}>
          <FormattedMessage id="auth.link.again" />
        </Link>
      </Card>
    </Page>
  );
}
