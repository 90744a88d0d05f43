import { useMoney } from '@playhouse/i18n';
import { Button, ButtonRow, IconButton, QrCode } from '@playhouse/ui-kit';
import type { CallAnswer, memberCalls } from '@playhouse/wps';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import styles from './ReferralView.module.css';

export type Referral = CallAnswer<typeof memberCalls.referral>;

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
      <QrCode
        value={link}
        label={formatMessage({ id: 'member.invite.qr' })}
        saveAs={`invitation-${code}`}
      />
      <dl className={styles.values}>
        <dt>
          <FormattedMessage id="member.invite.link" />
        </dt>
        <dd className={styles.value}>
          <bdi dir="ltr">{link}</bdi>
        </dd>
        <dt>
          <FormattedMessage id="member.invite.code" />
        </dt>
        <dd className={styles.codeLine}>
          <strong className={styles.value}>{code}</strong>
          <IconButton
            icon="copy"
            label={formatMessage({ id: 'member.invite.copyCode' })}
            onClick={() => onCopy(code)}
          />
        </dd>
      </dl>
      <ButtonRow className={styles.actions}>
        <Button variant="secondary" icon="copy" onClick={() => onCopy(link)}>
          <FormattedMessage id="member.invite.copyLink" />
        </Button>
        <Button icon="share" onClick={() => onShare(link)}>
          <FormattedMessage id="member.invite.share" />
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
          <FormattedMessage id="member.invite.invited" />
        </dt>
        <dd>
          <FormattedNumber value={invitedCount} />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="member.invite.reward" />
        </dt>
        <dd translate="no">{money(rewardTotal)}</dd>
      </div>
    </dl>
  );
}
