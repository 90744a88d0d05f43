import { paths } from '@playhouse/navigation';
import { Card, Page } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useInviteRefusal } from '../useInviteRefusal';
import styles from './InviteFriendsPage.module.css';
import { ReferralContent } from './ReferralContent';

/** The invitation screen (ROUTE-12, INV-01). */
export function InviteFriendsPage() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const possible = useInviteRefusal(
    true,
    () => void navigate(paths.home.href(), { replace: true }),
  );
  return (
    <Page title={formatMessage({ id: 'screens.inviteFriends' })}>
      <p className={styles.lead}>
        <FormattedMessage id="member.invite.lead" />
      </p>
      {possible && (
        <Card look="raised">
          <ReferralContent />
        </Card>
      )}
    </Page>
  );
}
