/** @jsxImportSource preact */
import { useUi } from '../frame/Ui';
import type { BookMatch } from './book';
import { useBookParts } from './BookContext';
import { nameMarket, namePick, writeOdds } from './describePick';
import styles from './OddsButton.module.css';

export interface OddsButtonProps {
  readonly match: BookMatch;
  readonly pick: string;
  /** Short name on the button; its full name is read aloud. */
  readonly label: string;
}

const signs = { up: '▲', down: '▼' } as const;

/** Which way odds went since the answer before; undefined where they stayed, opened or closed. */
function compareOdds(odds: number | null, earlier: number | null): keyof typeof signs | undefined {
  if (odds === null || earlier === null || odds === earlier) return undefined;
  return odds > earlier ? 'up' : 'down';
}

/** A pick with its odds, which a press puts into the slip or takes out of it. */
export function OddsButton({ match, pick, label }: OddsButtonProps) {
  const { say } = useUi();
  const { sport, locale, before, slip } = useBookParts();
  const odds = match.odds[pick] ?? null;
  const earlier = before?.matches.find(({ id }) => id === match.id)?.odds[pick] ?? odds;
  const move = compareOdds(odds, earlier);
  const isChosen = slip.has(match.id, pick);
  const names = { home: match.home.name, away: match.away.name };
  const written = odds === null ? say('sportsbook.closed') : writeOdds(odds, locale);
  return (
    <button
      type="button"
      className={styles.odds}
      aria-pressed={isChosen}
      aria-label={`${nameMarket(say, sport, pick)}: ${namePick(say, names, pick)}, ${written}`}
      disabled={odds === null || (slip.isFull && !isChosen)}
      data-move={move}
      data-signs={written.length > 5 ? 'many' : written.length}
      onClick={() => slip.toggle(match, pick)}
    >
      <span>{label}</span>
      <b>
        {odds === null ? '–' : written}
        {move !== undefined && <i>{signs[move]}</i>}
      </b>
    </button>
  );
}
