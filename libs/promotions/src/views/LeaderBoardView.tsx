import { useDateTime, useMoney } from '@playhouse/i18n';
import { Badge, Card } from '@playhouse/ui-kit';
import type { CallAnswer, promotionCalls } from '@playhouse/wps';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import styles from './LeaderBoardView.module.css';
import { MissionList } from './MissionList';

export type LeaderBoard = CallAnswer<typeof promotionCalls.leaderBoard>;

/** The member's standing, the missions and who leads (ROUTE-17). */
export function LeaderBoardView({ board }: { readonly board: LeaderBoard }) {
  const { dateTime } = useDateTime();
  const { title, endTime, own, missions, leaders } = board;
  return (
    <>
      <Card look="hero" className={styles.hero}>
        <h2 className={styles.title}>{title}</h2>
        {endTime != null && (
          <p className={styles.ends}>
            <FormattedMessage id="promotions.board.ends" values={{ time: dateTime(endTime) }} />
          </p>
        )}
        {own && <Standing {...own} />}
      </Card>
      {missions.length > 0 && <MissionList missions={missions} />}
      <section className={styles.section}>
        <h2 className={styles.heading}>
          <FormattedMessage id="promotions.board.leaders" />
        </h2>
        {leaders.length === 0 ? (
          <p className={styles.empty}>
            <FormattedMessage id="promotions.board.empty" />
          </p>
        ) : (
          <Leaders leaders={leaders} />
        )}
      </section>
    </>
  );
}

function Standing({ rank, points }: NonNullable<LeaderBoard['own']>) {
  return (
    <dl className={styles.standing}>
      <div>
        <dt>
          <FormattedMessage id="promotions.board.rank" />
        </dt>
        <dd>
          {rank == null ? (
            <FormattedMessage id="promotions.board.unranked" />
          ) : (
            <FormattedNumber value={rank} />
          )}
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="promotions.board.points" />
        </dt>
        <dd>
          <FormattedNumber value={points} />
        </dd>
      </div>
    </dl>
  );
}

function Leaders({ leaders }: Pick<LeaderBoard, 'leaders'>) {
  const money = useMoney();
  return (
    <Card padding="none">
      <ol className={styles.leaders}>
        {leaders.map((leader) => (
          <li key={leader.rank} className={styles.leader}>
            <Badge tone={leader.rank <= 3 ? 'warning' : 'neutral'} look="solid">
              <FormattedNumber value={leader.rank} />
            </Badge>
            <span className={styles.name}>{leader.customerName}</span>
            <span className={styles.figures}>
              <strong translate="no">{money(leader.prize)}</strong>
              <span className={styles.points}>
                <FormattedMessage
                  id="promotions.board.pointCount"
                  values={{ points: leader.points }}
                />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
