import { useServerNow } from '@playhouse/platform';
import { Button, Dialog, Image } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Crest } from './Crest';
import { Odds } from './Odds';
import styles from './HotMatchDialog.module.css';
import type { MatchItem } from '../../logic/toMatch';

export interface HotMatchDialogProps {
  /** The match to show; undefined closes the window. */
  match: MatchItem | undefined;
  /** Addresses of the teams' pictures in the order to try. */
  homeSources: readonly string[];
  awaySources: readonly string[];
  onClose: () => void;
  onPlay: () => void;
}

/** A match in full: league, teams with their pictures, start or score, odds, and the way to play it (HOT-01). */
export function HotMatchDialog(props: HotMatchDialogProps) {
  const { match, homeSources, awaySources, onClose, onPlay } = props;
  return (
    <Dialog open={match !== undefined} onClose={onClose} title={match?.league ?? ''}>
      {match && (
        <div className={styles.match}>
          <div className={styles.teams}>
            <Team name={match.homeTeam} sources={homeSources} />
            <span className={styles.versus}>
              {match.score ? (
                `${match.score.home} : ${match.score.away}`
              ) : (
                <FormattedMessage id="lobby.matches.versus" />
              )}
            </span>
            <Team name={match.awayTeam} sources={awaySources} />
          </div>
          <Start match={match} />
          <MatchOdds match={match} />
          <Button variant="primary" block onClick={onPlay}>
            <FormattedMessage id="lobby.winners.play" />
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function Start({ match }: { match: MatchItem }) {
  const hasCome = useServerNow() >= match.time;
  const isLive = hasCome || match.score !== undefined;
  return (
    <p className={styles.start}>
      <time dateTime={match.iso}>{match.start}</time>
      {isLive && (
        <strong>
          <FormattedMessage id="lobby.matches.live" />
        </strong>
      )}
    </p>
  );
}

/** Who may win, with the odds of each. */
function MatchOdds({ match }: { match: MatchItem }) {
  const { odds, homeTeam, awayTeam } = match;
  if (odds.length === 0) return null;
  const names = {
    home: homeTeam,
    draw: <FormattedMessage id="lobby.matches.draw" />,
    away: awayTeam,
  };
  return (
    <dl className={styles.odds}>
      {odds.map(({ side, odds: value }) => (
        <div key={side}>
          <dt>{names[side]}</dt>
          <dd>
            <Odds value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Team({ name, sources }: { name: string; sources: readonly string[] }) {
  return (
    <div className={styles.team}>
      {sources.length > 0 ? (
        <Image
          sources={sources}
          alt=""
          fit="contain"
          fallbackIcon="shield"
          className={styles.image}
        />
      ) : (
        <Crest team={name} className={styles.image} />
      )}
      <span className={styles.name}>{name}</span>
    </div>
  );
}
