import { Badge, Card } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import type { LeaderBoard } from './LeaderBoardView';
import styles from './LeaderBoardView.module.css';

/** Missions that earn points, with the progress of each. */
export function MissionList({ missions }: Pick<LeaderBoard, 'missions'>) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        <FormattedMessage id="promotions.board.missions" />
      </h2>
      {missions.map((mission) => (
        <Card key={mission.id} padding="s" className={styles.mission}>
          <div className={styles.missionHead}>
            <span className={styles.name}>{mission.title}</span>
            <Badge tone={mission.progress >= mission.target ? 'success' : 'accent'}>
              <FormattedMessage
                id="promotions.board.pointCount"
                values={{ points: mission.points }}
              />
            </Badge>
          </div>
          <progress
            className={styles.progress}
            max={mission.target}
            value={Math.min(mission.progress, mission.target)}
            aria-label={mission.title}
          />
          <span className={styles.points}>
            <FormattedMessage
              id="promotions.board.progress"
              values={{ progress: mission.progress, target: mission.target }}
            />
          </span>
        </Card>
      ))}
    </section>
  );
}
