import { useMoney } from '@playhouse/i18n';
import { Button, ButtonRow, IconButton, QrCode } from '@playhouse/ui-kit';
import type { AnswerOf, memberCalls } from '@playhouse/wps';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { inviteMessages } from '../messages/inviteMessages';
import styles from './ReferralView.module.css';

export type Referral = AnswerOf<typeof memberCalls.referral>;

export interface ReferralViewProps {
  readonly referral: Referral;
  readonly onCopy: (text: string) => void;
  readonly onShare: (link: string) => void;
}

/** Link, QR code, copy and share, and what the invitations brought so far (ROUTE-12, INV-01). */
export function ReferralView({ referral, onCopy, onShare }: ReferralViewProps) {
  const { formatMessage } = useIntl();
  const { link, code } = referral;
  return (
    <div className={styles.view}>
      <QrCode value={link} label={formatMessage(inviteMessages.qr)} saveAs={`invitation-${code}`} />
      <dl className={styles.values}>
        <dt>
          <FormattedMessage {...inviteMessages.link} />
        </dt>
        <dd className={styles.value}>{link}</dd>
        <dt>
          <FormattedMessage {...inviteMessages.code} />
        </dt>
        <dd className={styles.codeLine}>
          <strong className={styles.value}>{code}</strong>
          <IconButton
            icon="copy"
            label={formatMessage(inviteMessages.copyCode)}
            onClick={() => onCopy(code)}
          />
        </dd>
      </dl>
      <ButtonRow className={styles.actions}>
        <Button variant="secondary" icon="copy" onClick={() => onCopy(link)}>
          <FormattedMessage {...inviteMessages.copyLink} />
        </Button>
        <Button icon="share" onClick={() => onShare(link)}>
          <FormattedMessage {...inviteMessages.share} />
        </Button>
      </ButtonRow>
      <Brought {...referral} />
    </div>
  );
}

function Brought({ invitedCount, rewardTotal }: Referral) {
  const money = useMoney();
  return (
    <dl className={styles.brought}>
      <div>
        <dt>
          <FormattedMessage {...inviteMessages.invited} />
        </dt>
        <dd>
          <FormattedNumber value={invitedCount} />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage {...inviteMessages.reward} />
        </dt>
        <dd>{money(rewardTotal)}</dd>
      </div>
    </dl>
  );
}
