import { useHasCome } from '@playhouse/platform';
import { VisuallyHidden } from '@playhouse/ui-kit';
import type { ReactNode } from 'react';
import { defineMessage, FormattedMessage } from 'react-intl';
import type { MessageTag, MessageValue } from 'react-intl';
import { Crest } from './Crest';
import type { CrestProps } from './Crest';
import styles from './HotMatchCard.module.css';
import { LiveMark } from './LiveMark';
import type { MatchItem } from '../../logic/toMatch';

const teams = defineMessage<{ home: MessageValue; away: MessageValue; spoken: MessageTag }>({
  id: 'lobby.matches.teams',
  defaultMessage: '{home} <spoken>vs</spoken> {away}',
  description: 'Two teams that play against each other, each on a line; what is spoken is not seen',
});

const spoken = (between: ReactNode) => <VisuallyHidden>{between}</VisuallyHidden>;

/** A match of the strip: where, when or that it is live, and who plays, one team over the other (HOT-01). */
export function HotMatchCard({ match, onOpen }: { match: MatchItem; onOpen: () => void }) {
  const isLive = useHasCome(match.time);
  return (
    <button type="button" className={styles.match} onClick={onOpen}>
      <span className={styles.head}>
        <span className={styles.league}>{match.league}</span>
        {isLive ? <LiveMark /> : <time dateTime={match.iso}>{match.start}</time>}
      </span>
      <FormattedMessage
        {...teams}
        values={{
          home: <Team team={match.homeTeam} />,
          away: <Team team={match.awayTeam} away />,
          spoken,
        }}
      />
    </button>
  );
}

function Team(side: CrestProps) {
  return (
    <span className={styles.team}>
      <Crest {...side} className={styles.crest} />
      <span className={styles.name}>{side.team}</span>
    </span>
  );
}
