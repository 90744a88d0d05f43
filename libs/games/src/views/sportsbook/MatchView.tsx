/** @jsxImportSource preact */
import { getSport } from '../../rules/sportsbook/sports';
import { readPick } from '../../rules/sportsbook/markets';
import { useUi } from '../frame/Ui';
import type { BookMatch } from './book';
import { useBookParts } from './BookContext';
import { nameMarket, namePick } from './describePick';
import { MatchProof } from './MatchProof';
import { MatchTime } from './MatchTime';
import styles from './MatchView.module.css';
import { OddsButton } from './OddsButton';

/** Picks that belong together: of one market, and of one line of it. */
function groupPicks(match: BookMatch): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>();
  for (const pick of Object.keys(match.odds)) {
    const { market, line = 0 } = readPick(pick);
    const key = `${market} ${Math.abs(line)}`;
    groups.set(key, [...(groups.get(key) ?? []), pick]);
  }
  // A market in which nothing can be bet on any more has nothing to say.
  return [...groups.values()].filter((picks) => picks.some((pick) => match.odds[pick] !== null));
}

function Board({ match }: { readonly match: BookMatch }) {
  const { say } = useUi();
  const { sport } = useBookParts();
  const { state, home, away } = match;
  return (
    <div className={styles.board}>
      <p>{match.league}</p>
      <h2>
        <span>{home.name}</span>
        <output aria-label={say('sportsbook.score')} data-part="score">
          {state === undefined ? '–' : `${state.score.home} : ${state.score.away}`}
        </output>
        <span>{away.name}</span>
      </h2>
      <MatchTime match={match} />
      {state !== undefined && state.winner === undefined && (
        <progress aria-hidden="true" max={getSport(sport).steps} value={state.step} />
      )}
    </div>
  );
}

export interface MatchViewProps {
  readonly match: BookMatch;
  readonly onBack: () => void;
}

/** A match with its score, its clock and all its markets. */
export function MatchView({ match, onBack }: MatchViewProps) {
  const { say } = useUi();
  const { sport } = useBookParts();
  const names = { home: match.home.name, away: match.away.name };
  const groups = groupPicks(match);
  const titles = groups.map(([first = '']) => nameMarket(say, sport, first));
  return (
    <article className={styles.view} data-match={match.id}>
      <button type="button" className={styles.back} onClick={onBack}>
        ‹ {say('sportsbook.all')}
      </button>
      <Board match={match} />
      {match.state?.winner === undefined &&
        groups.map((picks, at) => (
          <section key={picks[0]} className={styles.market}>
            {titles[at] !== titles[at - 1] && <h3>{titles[at]}</h3>}
            <div>
              {picks.map((pick) => (
                <OddsButton
                  key={pick}
                  match={match}
                  pick={pick}
                  label={namePick(say, names, pick)}
                />
              ))}
            </div>
          </section>
        ))}
      <MatchProof match={match} />
    </article>
  );
}
