import { paths } from '@playhouse/navigation';
import { Card, ChipRow, Image } from '@playhouse/ui-kit';
import { imageSources, useMerchant } from '@playhouse/whitelabel';
import type { promotionCalls } from '@playhouse/wps';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { listCategories } from '../logic/categories';
import { useCategoryName } from '../useCategoryName';
import styles from './ActivitiesView.module.css';
import { ActivityPeriod } from './ActivityPeriod';
import { StatusBadge } from './StatusBadge';

export interface ActivitiesViewProps {
  /** At least one. */
  readonly activities: readonly promotionCalls.Activity[];
}

/** Activities as banners, by category (ROUTE-10, ACT-01). */
export function ActivitiesView({ activities }: ActivitiesViewProps) {
  const { formatMessage } = useIntl();
  const nameOf = useCategoryName();
  const [chosen, setChosen] = useState<string>();
  const categories = listCategories(activities);
  const shown = activities.filter(({ category }) => chosen === undefined || category === chosen);
  return (
    <>
      {categories.length > 1 && (
        <ChipRow
          label={formatMessage({ id: 'promotions.activities.categories' })}
          all={<FormattedMessage id="promotions.activities.all" />}
          options={categories.map((value) => ({ value, label: nameOf(value) }))}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      <ul className={styles.list}>
        {shown.map((activity, index) => (
          <li key={activity.id}>
            <ActivityCard activity={activity} first={index === 0} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ActivityCardProps {
  readonly activity: promotionCalls.Activity;
  /** The first picture is seen on arrival. */
  readonly first: boolean;
}

function ActivityCard({ activity, first }: ActivityCardProps) {
  const merchant = useMerchant();
  return (
    <Card look="raised" padding="none">
      <Link to={paths.activity.href({ id: activity.id })} className={styles.card}>
        <Image
          sources={imageSources(merchant, activity.bannerUrl)}
          alt=""
          ratio="5:2"
          fetched={first ? 'first' : 'near'}
          fallbackIcon="gift"
        />
        <span className={styles.line}>
          <span className={styles.words}>
            <span className={styles.title}>{activity.title}</span>
            <span className={styles.period}>
              <ActivityPeriod {...activity} />
            </span>
          </span>
          <StatusBadge status={activity.status} endTime={activity.endTime} />
        </span>
      </Link>
    </Card>
  );
}
