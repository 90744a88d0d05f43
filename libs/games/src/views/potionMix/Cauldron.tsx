/** @jsxImportSource preact */
import styles from './PotionTable.module.css';

export interface CauldronProps {
  readonly isBubbling: boolean;
  /** The mix made a potion. */
  readonly isMade: boolean;
}

/** A cauldron on its fire. */
export function Cauldron({ isBubbling, isMade }: CauldronProps) {
  const brew = isMade ? '#ffd166' : '#5fd068';
  return (
    <svg
      className={styles.cauldron}
      viewBox="0 0 220 130"
      data-bubbling={isBubbling}
      aria-hidden="true"
    >
      <path d="M60 128 74 96l14 20 12-30 16 30 16-24 14 36z" fill="#ff7a1c" />
      <path d="M84 128l10-16 12 10 10-14 16 20z" fill="#ffd166" />
      <path d="M26 36q-8 76 84 76t84-76z" fill="#23242e" />
      <ellipse cx="110" cy="36" rx="88" ry="18" fill="#383a49" />
      <ellipse cx="110" cy="36" rx="76" ry="13" fill={brew} />
      <g className={styles.bubbles} fill={brew}>
        <circle cx="76" cy="30" r="9" />
        <circle cx="112" cy="24" r="12" />
        <circle cx="146" cy="30" r="8" />
        <circle cx="94" cy="16" r="5" />
        <circle cx="132" cy="10" r="4" />
      </g>
    </svg>
  );
}
