import { Badge, Card, Icon } from '@playhouse/ui-kit';
import type { CallAnswer, promotionCalls } from '@playhouse/wps';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './BenefitsView.module.css';

export type Benefits = CallAnswer<typeof promotionCalls.memberClubBenefit>;

/** The member's VIP level, the way to the next one, and what each level gives (ROUTE-14). */
export function BenefitsView({ benefits }: { readonly benefits: Benefits }) {
  return (
    <>
      <Card look="hero" className={styles.own}>
        <Icon name="crown" size="l" />
        <p className={styles.label}>{benefits.label}</p>
        <p className={styles.points}>
          <FormattedMessage id="member.benefits.points" values={{ points: benefits.points }} />
        </p>
        <Progress {...benefits} />
      </Card>
      {benefits.levels.every((level) => level.benefits.length === 0) && (
        <p>
          <FormattedMessage id="member.benefits.none" />
        </p>
      )}
      {benefits.levels.map((level) => (
        <Level key={level.level} level={level} current={level.level === benefits.level} />
      ))}
    </>
  );
}

function Progress({ points, nextPoints }: Pick<Benefits, 'points' | 'nextPoints'>) {
  const { formatMessage } = useIntl();
  if (nextPoints == null) {
    return (
      <p className={styles.note}>
        <FormattedMessage id="member.benefits.top" />
      </p>
    );
  }
  return (
    <>
      <progress
        className={styles.progress}
        max={nextPoints}
        value={Math.min(points, nextPoints)}
        aria-label={formatMessage({ id: 'member.benefits.progress' })}
      />
      <p className={styles.note}>
        <FormattedMessage
          id="member.benefits.missing"
          values={{ points: Math.max(0, nextPoints - points) }}
        />
      </p>
    </>
  );
}

interface LevelProps {
  readonly level: Benefits['levels'][number];
  readonly current: boolean;
}

function Level({ level, current }: LevelProps) {
  return (
    <Card look={current ? 'raised' : 'plain'}>
      <div className={styles.head}>
        <h2 className={styles.name}>{level.label}</h2>
        {current ? (
          <Badge tone="accent" look="solid">
            <FormattedMessage id="member.benefits.current" />
          </Badge>
        ) : (
          <Badge>
            <FormattedMessage
              id="member.benefits.points"
              values={{ points: level.requiredPoints }}
            />
          </Badge>
        )}
      </div>
      {level.benefits.length > 0 && (
        <ul className={styles.benefits}>
          {level.benefits.map((benefit) => (
            <li key={benefit} className={styles.benefit}>
              <Icon name="check-circle" size="s" />
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
