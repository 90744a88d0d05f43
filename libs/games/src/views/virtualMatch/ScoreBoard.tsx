/** @jsxImportSource preact */
import type { MatchOutcome } from '../../rules/virtualMatch/createVirtualMatch';
import type { MatchVariant } from '../../rules/virtualMatch/designMatch';
import { useUi } from '../frame/Ui';
import type { PictureProps } from '../spots/spotDesign';
import styles from './ScoreBoard.module.css';

/** How long a match runs before its score stands, in milliseconds. */
export const matchMs = 1600;

/** The board of a match with both sides and the score, and the ball that is on its way while the match runs. */
export function ScoreBoard({ outcome, isBusy }: PictureProps<MatchVariant, MatchOutcome>) {
  const { say } = useUi();
  const isRunning = isBusy && outcome !== undefined;
  return (
    <svg className={styles.board} viewBox="0 0 320 150" aria-hidden="true" data-running={isRunning}>
      <rect className={styles.pitch} width="320" height="150" rx="18" />
      <path className={styles.line} d="M160 8v134M160 75m-34 0a34 34 0 1 0 68 0a34 34 0 1 0-68 0" />
      <text className={styles.side} x="72" y="34">
        {say('virtualMatch.home')}
      </text>
      <text className={styles.side} x="248" y="34">
        {say('virtualMatch.away')}
      </text>
      <text key={`home ${String(outcome?.home)}`} className={styles.score} x="72" y="100">
        {outcome?.home ?? '–'}
      </text>
      <text key={`away ${String(outcome?.away)}`} className={styles.score} x="248" y="100">
        {outcome?.away ?? '–'}
      </text>
      <circle className={styles.ball} cx="160" cy="75" r="9" />
    </svg>
  );
}
