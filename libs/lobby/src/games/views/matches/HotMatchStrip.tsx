import { Carousel } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';
import { HotMatchCard } from './HotMatchCard';
import styles from './matches.module.css';
import type { MatchItem } from '../../logic/toMatch';

export interface HotMatchStripProps {
  matches: readonly MatchItem[];
  onOpen: (match: MatchItem) => void;
}

/** Matches that are played or come, one at a time: 500 ms to move, every 5000 ms, only with more than one (HOT-01). */
export function HotMatchStrip({ matches, onOpen }: HotMatchStripProps) {
  const intl = useIntl();
  return (
    <Carousel
      className={styles.strip}
      label={intl.formatMessage({ id: 'lobby.matches.label' })}
      direction="vertical"
      speedMs={500}
      autoplayMs={5000}
      loop
      items={matches.map((match) => ({
        key: match.key,
        content: <HotMatchCard match={match} onOpen={() => onOpen(match)} />,
      }))}
    />
  );
}
