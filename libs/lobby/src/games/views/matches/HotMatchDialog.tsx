import { useServerNow } from '@playhouse/platform';
import { Button, Dialog, Image } from '@playhouse/ui-kit';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Crest } from './Crest';
import styles from './HotMatchDialog.module.css';
import { LiveMark } from './LiveMark';
import type { MatchItem } from '../../logic/toMatch';

export interface HotMatchDialogProps {
  /** The match to show; undefined closes the window. */
  match: MatchItem | undefined;
  onClose: () => void;
  onPlay: () => void;
}

const messages = defineMessages({
  versus: {
    id: 'lobby.matches.versus',
    defaultMessage: 'VS',
    description: 'Between the pictures of two teams that play against each other',
  },
  play: {
    id: 'lobby.matches.play',
    defaultMessage: 'Play now',
    description: 'Button that opens the sports game of a match',
  },
});

/** A match in full: league, teams with their pictures, start, whether it is live, and the way to play it (HOT-01). */
export function HotMatchDialog({ match, onClose, onPlay }: HotMatchDialogProps) {
  return (
    <Dialog open={match !== undefined} onClose={onClose} title={match?.league ?? ''}>
      {match && (
        <div className={styles.match}>
          <div className={styles.teams}>
            <Team name={match.homeTeam} sources={match.homeSources} />
            <span className={styles.versus}>
              <FormattedMessage {...messages.versus} />
            </span>
            <Team name={match.awayTeam} sources={match.awaySources} away />
          </div>
          <Start match={match} />
          <Button variant="primary" block onClick={onPlay}>
            <FormattedMessage {...messages.play} />
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function Start({ match }: { match: MatchItem }) {
  const isLive = useServerNow() >= match.time;
  return (
    <p className={styles.start}>
      <time dateTime={match.iso}>{match.start}</time>
      {isLive && <LiveMark />}
    </p>
  );
}

interface TeamProps {
  name: string;
  sources: readonly string[];
  away?: boolean;
}

function Team({ name, sources, away }: TeamProps) {
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
        <Crest team={name} away={away} className={styles.image} />
      )}
      <span className={styles.name}>{name}</span>
    </div>
  );
}
