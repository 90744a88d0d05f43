/** @jsxImportSource preact */
import { useUi } from '../frame/Ui';
import type { BookMatch } from './book';
import styles from './MatchList.module.css';
import { MatchTime } from './MatchTime';
import { OddsButton } from './OddsButton';

const isWinner = (pick: string) => pick.startsWith('winner:');

/** The picks on who wins, by the numbers of the sides and a cross for a draw. */
const winnerPicks = [
  { pick: 'winner:home', label: '1' },
  { pick: 'winner:draw', label: 'X' },
  { pick: 'winner:away', label: '2' },
] as const;

function WinnerOdds({ match }: { readonly match: BookMatch }) {
  return (
    <div
      className={styles.odds}
      role="group"
      aria-label={`${match.home.name} – ${match.away.name}`}
    >
      {winnerPicks
        .filter(({ pick }) => pick in match.odds)
        .map(({ pick, label }) => (
          <OddsButton key={pick} {...{ match, pick, label }} />
        ))}
    </div>
  );
}

function MatchCard({ match, onOpen }: { readonly match: BookMatch; readonly onOpen: () => void }) {
  const { say } = useUi();
  const { home, away, state, odds } = match;
  const more = Object.keys(odds).filter((pick) => !isWinner(pick) && odds[pick] !== null).length;
  return (
    <li className={styles.match} data-match={match.id}>
      <button type="button" className={styles.sides} onClick={onOpen}>
        <MatchTime match={match} />
        <span>
          {home.name} <b>{state?.score.home}</b>
        </span>
        <span>
          {away.name} <b>{state?.score.away}</b>
        </span>
        <small>{say('sportsbook.more', { count: String(more) })} ›</small>
      </button>
      <WinnerOdds match={match} />
    </li>
  );
}

interface GroupProps {
  readonly title: string;
  readonly matches: readonly BookMatch[];
  readonly onOpen: (match: BookMatch) => void;
}

/** Matches of a kind by their leagues. */
function Group({ title, matches, onOpen }: GroupProps) {
  const leagues = [...new Set(matches.map(({ league }) => league))];
  if (matches.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {leagues.map((league) => (
        <div key={league}>
          <h3>{league}</h3>
          <ul>
            {matches
              .filter((match) => match.league === league)
              .map((match) => (
                <MatchCard key={match.id} match={match} onOpen={() => onOpen(match)} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

export interface MatchListProps {
  readonly matches: readonly BookMatch[];
  readonly onOpen: (match: BookMatch) => void;
}

/** Matches that are played, and those to come, by league; each with its odds on who wins. */
export function MatchList({ matches, onOpen }: MatchListProps) {
  const { say } = useUi();
  const live = matches.filter(({ state }) => state !== undefined && state.winner === undefined);
  const coming = matches.filter(({ state }) => state === undefined);
  if (live.length + coming.length === 0)
    return <p className={styles.empty}>{say('sportsbook.none')}</p>;
  return (
    <>
      <Group title={say('sportsbook.live')} matches={live} onOpen={onOpen} />
      <Group title={say('sportsbook.coming')} matches={coming} onOpen={onOpen} />
    </>
  );
}
