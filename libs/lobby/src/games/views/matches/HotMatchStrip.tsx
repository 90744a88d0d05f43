import { Carousel, Icon } from '@playhouse/ui-kit';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styles from './HotMatchStrip.module.css';
import type { MatchItem } from '../../logic/toMatch';

export interface HotMatchStripProps {
  matches: readonly MatchItem[];
  onOpen: (match: MatchItem) => void;
}

const messages = {
  ...defineMessages({
    label: {
      id: 'lobby.matches.label',
      defaultMessage: 'Hot matches',
      description: 'Accessible name of the strip of upcoming matches',
    },
  }),
  teams: defineMessage<{ home: string; away: string }>({
    id: 'lobby.matches.teams',
    defaultMessage: '{home} vs {away}',
    description: 'Two teams that play against each other',
  }),
};

/** Upcoming matches, one at a time: 500 ms to move, every 5000 ms, only with more than one (HOT-01). */
export function HotMatchStrip({ matches, onOpen }: HotMatchStripProps) {
  const intl = useIntl();
  return (
    <Carousel
      className={styles.strip}
      label={intl.formatMessage(messages.label)}
      direction="vertical"
      speedMs={500}
      autoplayMs={5000}
      loop
      items={matches.map((match) => ({
        key: match.key,
        content: (
          <button type="button" className={styles.match} onClick={() => onOpen(match)}>
            <Icon name="flame" className={styles.icon} />
            <span className={styles.text}>
              <span className={styles.teams}>
                <FormattedMessage
                  {...messages.teams}
                  values={{ home: match.homeTeam, away: match.awayTeam }}
                />
              </span>
              <span className={styles.league}>{match.league}</span>
            </span>
            <time className={styles.time} dateTime={match.iso}>
              {match.start}
            </time>
          </button>
        ),
      }))}
    />
  );
}
