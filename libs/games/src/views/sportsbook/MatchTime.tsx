/** @jsxImportSource preact */
import { useUi } from '../frame/Ui';
import type { BookMatch } from './book';
import { useBookParts } from './BookContext';
import { tellClock } from './describePick';
import styles from './MatchTime.module.css';

/** Minutes and seconds until a start within the hour, else the time of day. */
export function tellStart(startsAt: number, now: number, locale: string, timeZone: string): string {
  const left = Math.max(0, Math.ceil((startsAt - now) / 1000));
  if (left < 3600) return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(startsAt);
}

/** When a match starts, where it stands on its own clock, or that it is over. */
export function MatchTime({ match }: { readonly match: BookMatch }) {
  const { say } = useUi();
  const { sport, now, locale, timeZone } = useBookParts();
  const { state, startsAt } = match;
  if (state === undefined)
    return (
      <span className={styles.time}>
        {say('sportsbook.starts', { time: tellStart(startsAt, now, locale, timeZone) })}
      </span>
    );
  if (state.winner !== undefined)
    return <span className={styles.time}>{say('sportsbook.ended')}</span>;
  return (
    <span className={styles.time} data-live="true">
      {tellClock(say, sport, state)}
    </span>
  );
}
