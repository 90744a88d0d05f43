import { Button, Dialog, Image } from '@playhouse/ui-kit';
import { defineMessages, FormattedMessage } from 'react-intl';
import styles from './HotMatchDialog.module.css';
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

/** A match in full: league, teams with their pictures, start, and the way to play it (HOT-01). */
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
            <Team name={match.awayTeam} sources={match.awaySources} />
          </div>
          <time className={styles.time} dateTime={match.iso}>
            {match.start}
          </time>
          <Button variant="primary" block onClick={onPlay}>
            <FormattedMessage {...messages.play} />
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function Team({ name, sources }: { name: string; sources: readonly string[] }) {
  return (
    <div className={styles.team}>
      <Image
        sources={sources}
        alt=""
        fit="contain"
        fallbackIcon="shield"
        className={styles.image}
      />
      <span className={styles.name}>{name}</span>
    </div>
  );
}
