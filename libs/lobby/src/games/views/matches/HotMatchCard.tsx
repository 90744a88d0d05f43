import { useHasCome } from '@playhouse/platform';
import { VisuallyHidden } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Crest } from './Crest';
import { Odds } from './Odds';
import styles from './matches.module.css';
import type { MatchItem } from '../../logic/toMatch';

/** A match of the strip: where, when or that it is live, and who plays, with score and odds beside each team (HOT-01). */
export function HotMatchCard({ match, onOpen }: { match: MatchItem; onOpen: () => void }) {
  const hasCome = useHasCome(match.time);
  const isLive = hasCome || match.score !== undefined;
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
      <Team match={match} side="home" />{' '}
      <VisuallyHidden>
        <FormattedMessage id="lobby.matches.versus" />
      </VisuallyHidden>{' '}
      <Team match={match} side="away" />
    </button>
  );
}

function Team({ match, side }: { match: MatchItem; side: 'home' | 'away' }) {
  const name = side === 'home' ? match.homeTeam : match.awayTeam;
  const odds = match.odds.find((each) => each.side === side)?.odds;
  return (
    <span>
      <Crest team={name} />
      <span>{name}</span>
      {match.score && <b className={styles.score}>{match.score[side]}</b>}
      {odds !== undefined && (
        <small className={styles.odds}>
          <VisuallyHidden>
            <FormattedMessage id="lobby.matches.odds" />{' '}
          </VisuallyHidden>
          <Odds value={odds} />
        </small>
      )}
    </span>
  );
}
