import { useHasCome } from '@playhouse/platform';
import { VisuallyHidden } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Crest } from './Crest';
import styles from './matches.module.css';
import type { MatchItem } from '../../logic/toMatch';

/** A match of the strip: where, when or that it is live, and who plays, one team over the other (HOT-01). */
export function HotMatchCard({ match, onOpen }: { match: MatchItem; onOpen: () => void }) {
  const isLive = useHasCome(match.time);
  return (
    <button type="button" className={styles.match} onClick={onOpen}>
      <span>
        <span>{match.league}</span>
        {isLive ? (
          <strong>
            <FormattedMessage id="lobby.matches.live" />
          </strong>
        ) : (
          <time dateTime={match.iso}>{match.start}</time>
        )}
      </span>
      <Team name={match.homeTeam} />{' '}
      <VisuallyHidden>
        <FormattedMessage id="lobby.matches.versus" />
      </VisuallyHidden>{' '}
      <Team name={match.awayTeam} />
    </button>
  );
}

function Team({ name }: { name: string }) {
  return (
    <span>
      <Crest team={name} />
      <span>{name}</span>
    </span>
  );
}
