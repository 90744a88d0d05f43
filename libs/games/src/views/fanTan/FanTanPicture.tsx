/** @jsxImportSource preact */
import type { FanTanOutcome, FanTanVariant } from '../../rules/fanTan/createFanTan';
import type { PictureProps } from '../spots/spotDesign';
import styles from './FanTanPicture.module.css';

const spacing = 13;

/** Beads of a cup in their piles, which are taken away one after the other until the last is left. */
function Piles({ beads, pile }: { readonly beads: number; readonly pile: number }) {
  const piles = Math.ceil(beads / pile);
  const across = pile === 4 ? 10 : 7;
  return (
    <>
      {Array.from({ length: piles }, (_, at) => {
        const isLast = at === piles - 1;
        const size = isLast ? beads - at * pile : pile;
        const [left, top] = [(at % across) * (pile / 2 + 0.6), Math.floor(at / across) * 2.6];
        return (
          <g key={at} className={isLast ? undefined : styles.gone} data-step={Math.floor(at / 5)}>
            {Array.from({ length: size }, (_bead, bead) => (
              <circle
                key={bead}
                className={isLast ? styles.left : styles.bead}
                cx={12 + (left + Math.floor(bead / 2)) * spacing}
                cy={14 + (top + (bead % 2)) * spacing}
                r="5.5"
              />
            ))}
          </g>
        );
      })}
    </>
  );
}

/** A cup over beads; then the beads, counted off in piles. */
export function FanTanPicture(props: PictureProps<FanTanVariant, FanTanOutcome>) {
  const { variant, outcome, isBusy, round } = props;
  return (
    <svg className={styles.cloth} viewBox="0 0 350 150" aria-hidden="true">
      <rect className={styles.felt} x="2" y="2" width="346" height="146" rx="18" />
      {outcome === undefined ? (
        <g className={styles.cup} data-waiting={isBusy}>
          <path d="M115 118C115 20 235 20 235 118Z" />
          <circle cx="175" cy="38" r="9" />
        </g>
      ) : (
        <g key={round}>
          <Piles beads={outcome.beads} pile={variant.pile} />
        </g>
      )}
    </svg>
  );
}
