import type { MessageId } from '@playhouse/i18n';
import { leaveSite, paths } from '@playhouse/navigation';
import type { Refusal } from '@playhouse/platform';
import { Button, buttonClass, Card, FormRefusal, Image, RichText } from '@playhouse/ui-kit';
import { imageSources, useMerchant } from '@playhouse/whitelabel';
import type { CallAnswer, promotionCalls } from '@playhouse/wps';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { isOverForMember, nextStep, statusNames } from '../logic/activityStatus';
import { ActivityPeriod } from './ActivityPeriod';
import { ActivityTerms } from './ActivityTerms';
import styles from './ActivityView.module.css';
import { StatusBadge } from './StatusBadge';

/** The meaning of each status for the member, below the activity's terms. */
const statusHints: Readonly<Record<promotionCalls.ActivityStatus, MessageId>> = {
  join: 'promotions.hint.join',
  claim: 'promotions.hint.claim',
  applying: 'promotions.hint.applying',
  close: 'promotions.hint.close',
  rejected: 'promotions.hint.rejected',
  issued: 'promotions.hint.issued',
  claimed: 'promotions.hint.claimed',
  process: 'promotions.hint.process',
  joined: 'promotions.hint.joined',
  comingSoon: 'promotions.hint.comingSoon',
};

export type ActivityDetail = CallAnswer<typeof promotionCalls.activityDetail>;

export interface ActivityViewProps {
  readonly activity: ActivityDetail;
  readonly pending: boolean;
  readonly refusal?: Refusal | undefined;
  /** The button was pressed: join, apply or claim. */
  readonly onAct: () => void;
  /** A link of the terms to a screen of the site. */
  readonly onNavigate: (path: string) => void;
}

/** One activity: picture, terms, status and what can be done now (ROUTE-10, ACT-01). */
export function ActivityView(props: ActivityViewProps) {
  const { activity, pending, refusal, onAct, onNavigate } = props;
  const merchant = useMerchant();
  const { status, bannerUrl, content, remark, terms } = activity;
  const possible = nextStep(activity) !== undefined;
  return (
    <div className={styles.activity}>
      <div className={styles.part}>
        <Card look="raised" padding="none">
          {bannerUrl && (
            <Image
              sources={imageSources(merchant, bannerUrl)}
              alt=""
              ratio="5:2"
              fetched="first"
              fallbackIcon="gift"
            />
          )}
          <div className={styles.head}>
            <h2 className={styles.title}>{activity.title}</h2>
            {!possible && <StatusBadge status={status} endTime={activity.endTime} />}
          </div>
          <p className={styles.period}>
            <ActivityPeriod {...activity} />
          </p>
        </Card>
        <Card>
          <RichText html={content} onExternalLink={leaveSite} onNavigate={onNavigate} />
        </Card>
      </div>
      <div className={styles.part}>
        {terms && (
          <ActivityTerms terms={terms} startTime={activity.startTime} endTime={activity.endTime} />
        )}
        <p className={styles.hint} role="status">
          <FormattedMessage
            id={isOverForMember(activity) ? 'promotions.hint.unavailable' : statusHints[status]}
          />
          {remark && <span> {remark}</span>}
        </p>
        <FormRefusal refusal={refusal} />
        {status === 'joined' && activity.deposit && (
          <Link
            className={buttonClass({ size: 'l', block: true })}
            to={paths.deposit.href({ promotion: activity.id })}
          >
            <FormattedMessage id="promotions.activity.deposit" />
          </Link>
        )}
        {possible && (
          <div className={styles.act}>
            <Button size="l" block loading={pending} onClick={onAct}>
              <FormattedMessage id={statusNames[status]} />
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
