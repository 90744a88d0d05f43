/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { createFairDraw, hashSeed } from '../../fair/fairDraw';
import { playMatch } from '../../rules/sportsbook/match';
import type { SportName } from '../../rules/sportsbook/sports';
import { useUi } from '../frame/Ui';
import type { BookMatch } from './book';
import { useBookParts } from './BookContext';
import styles from './MatchView.module.css';

/** Whether a match that is over had the seed that was promised, and came out as that seed says. */
export function checkMatch(sport: SportName, match: BookMatch): boolean {
  const { id, seed, commitment, state, home, away } = match;
  if (seed === undefined || hashSeed(seed) !== commitment) return false;
  const spec = { sport, home: home.strength, away: away.strength };
  const last = playMatch(spec, createFairDraw(seed, id)).at(-1);
  const isSame = last?.score.home === state?.score.home && last?.score.away === state?.score.away;
  return isSame && last?.winner === state?.winner;
}

/** The promise of a match, and once it is over its seed, by which this page plays it again. */
export function MatchProof({ match }: { readonly match: BookMatch }) {
  const { say } = useUi();
  const { sport } = useBookParts();
  const [holds, setHolds] = useState<boolean>();
  const { commitment, seed } = match;
  return (
    <details className={styles.proof}>
      <summary>{say('sportsbook.proof')}</summary>
      <p>{say('sportsbook.proof.text')}</p>
      <p>
        {say('frame.proof.commitment')}: <code>{commitment}</code>
      </p>
      {seed !== undefined && (
        <>
          <p>
            {say('frame.proof.serverSeed')}: <code>{seed}</code>
          </p>
          <button type="button" onClick={() => setHolds(checkMatch(sport, match))}>
            {say('frame.proof.check')}
          </button>
        </>
      )}
      <p role="status">
        {holds !== undefined && say(`sportsbook.proof.${holds ? 'holds' : 'fails'}`)}
      </p>
    </details>
  );
}
