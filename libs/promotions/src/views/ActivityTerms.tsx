import { categoryName } from '@playhouse/categories';
import { useDateTime, useMoney } from '@playhouse/i18n';
import type { MessageId } from '@playhouse/i18n';
import { Card } from '@playhouse/ui-kit';
import type { promotionCalls } from '@playhouse/wps';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActivityPeriod } from './ActivityPeriod';
import type { ActivityPeriodProps } from './ActivityPeriod';
import styles from './ActivityTerms.module.css';

type Terms = promotionCalls.ActivityTerms;

const who: Readonly<Record<Terms['who'], MessageId>> = {
  members: 'promotions.terms.who.members',
  newcomers: 'promotions.terms.who.newcomers',
};

const paid: Readonly<Record<Terms['paid'], MessageId>> = {
  once: 'promotions.terms.paid.once',
  daily: 'promotions.terms.paid.daily',
  weekly: 'promotions.terms.paid.weekly',
};

export interface ActivityTermsProps extends ActivityPeriodProps {
  readonly terms: Terms;
}

/** Who may join an activity, when, for how much, in which games, and what is to be bet before a withdrawal (ACT-01). */
export function ActivityTerms({ terms, ...period }: ActivityTermsProps) {
  const money = useMoney();
  const { minDeposit, games } = terms;
  return (
    <Card>
      <h3 className={styles.heading}>
        <FormattedMessage id="promotions.terms" />
      </h3>
      <dl className={styles.terms}>
        <Term name="promotions.terms.who">
          <FormattedMessage id={who[terms.who]} />
        </Term>
        <Term name="promotions.terms.period">
          <Period {...period} />
        </Term>
        {minDeposit != null && <Term name="promotions.terms.minDeposit">{money(minDeposit)}</Term>}
        <Term name="promotions.terms.payout">
          <Payout {...terms} />
        </Term>
        <Term name="promotions.terms.paid">
          <FormattedMessage id={paid[terms.paid]} />
        </Term>
        <Term name="promotions.terms.games">
          <FormattedMessage
            id={games == null ? 'promotions.terms.games.all' : categoryName(games)}
          />
        </Term>
        <Term name="promotions.terms.turnover">
          <Turnover {...terms} />
        </Term>
      </dl>
    </Card>
  );
}

function Term({ name, children }: { readonly name: MessageId; readonly children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage id={name} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Period(period: ActivityPeriodProps) {
  const { date } = useDateTime();
  const { startTime, endTime } = period;
  if (startTime == null) return <FormattedMessage id="promotions.terms.period.open" />;
  if (endTime == null)
    return (
      <FormattedMessage id="promotions.terms.period.from" values={{ from: date(startTime) }} />
    );
  return <ActivityPeriod {...period} />;
}

/** The least and the most that is paid; one amount where both are the same; with the share of bets that bounds it. */
function Payout({ minPayout, maxPayout, stakesPercent: percent }: Terms) {
  const money = useMoney();
  const least = minPayout == null ? undefined : money(minPayout);
  const most = maxPayout == null ? undefined : money(maxPayout);
  if (percent != null)
    return most === undefined ? (
      <FormattedMessage id="promotions.terms.payout.share" values={{ percent }} />
    ) : (
      <FormattedMessage id="promotions.terms.payout.prizes" values={{ least, most, percent }} />
    );
  if (least !== undefined && least === most) return least;
  if (least !== undefined && most !== undefined)
    return <FormattedMessage id="promotions.terms.payout.between" values={{ least, most }} />;
  if (most !== undefined)
    return <FormattedMessage id="promotions.terms.payout.most" values={{ most }} />;
  if (least !== undefined)
    return <FormattedMessage id="promotions.terms.payout.least" values={{ least }} />;
  return <FormattedMessage id="promotions.terms.payout.open" />;
}

function Turnover({ timesStaked: times, withDeposit }: Terms) {
  if (times === 0) return <FormattedMessage id="promotions.terms.turnover.none" />;
  const id = withDeposit
    ? 'promotions.terms.turnover.withDeposit'
    : 'promotions.terms.turnover.payout';
  return <FormattedMessage id={id} values={{ times }} />;
}
