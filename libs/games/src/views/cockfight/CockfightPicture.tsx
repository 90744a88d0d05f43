/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { CockfightOutcome, CockfightVariant } from '../../rules/cockfight/createCockfight';
import { useUi } from '../frame/Ui';
import type { PictureProps } from '../spots/spotDesign';
import styles from './CockfightPicture.module.css';
import { Rooster, type RoosterProps } from './Rooster';

/** How long the birds fight on the screen, in milliseconds; then one falls. */
const fightMs = 1700;
export const cockfightMs = 2400;

/** Whether the fight that is being shown has been decided. */
function useDecided(outcome: CockfightOutcome | undefined, isBusy: boolean): boolean {
  const [isDecided, setDecided] = useState(false);
  const { isCalm } = useUi();
  const isFighting = isBusy && outcome !== undefined && !isCalm;
  useEffect(() => {
    setDecided(false);
    if (!isFighting) return undefined;
    const timer = setTimeout(() => setDecided(true), fightMs);
    return () => clearTimeout(timer);
  }, [isFighting, outcome]);
  return outcome !== undefined && (isDecided || !isBusy);
}

function findMood(
  side: RoosterProps['side'],
  outcome: CockfightOutcome | undefined,
  isBusy: boolean,
  isDecided: boolean,
): RoosterProps['mood'] {
  if (isDecided && outcome !== undefined) {
    if (outcome.winner === 'draw') return 'waits';
    return outcome.winner === side ? 'wins' : 'falls';
  }
  return isBusy ? 'fights' : 'waits';
}

/** The pit with meron's bird on the left and wala's on the right. */
export function CockfightPicture(props: PictureProps<CockfightVariant, CockfightOutcome>) {
  const { outcome, isBusy } = props;
  const { say } = useUi();
  const isDecided = useDecided(outcome, isBusy);
  const mood = (side: RoosterProps['side']) => findMood(side, outcome, isBusy, isDecided);
  return (
    <svg className={styles.pit} viewBox="0 0 320 170" aria-hidden="true">
      <rect className={styles.ground} x="2" y="2" width="316" height="166" rx="18" />
      <ellipse className={styles.sand} cx="160" cy="142" rx="150" ry="26" />
      <path className={styles.line} d="M160 118v48" />
      <text className={styles.meron} x="14" y="24">
        {say('cockfight.meron')}
      </text>
      <text className={styles.wala} x="306" y="24">
        {say('cockfight.wala')}
      </text>
      <g transform="translate(34 38)">
        <Rooster side="meron" mood={mood('meron')} />
      </g>
      <g transform="translate(286 38) scale(-1 1)">
        <Rooster side="wala" mood={mood('wala')} />
      </g>
    </svg>
  );
}
