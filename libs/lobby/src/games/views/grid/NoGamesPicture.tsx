import styles from './NoGamesPicture.module.css';

/** Picture of the empty state: three reels that found nothing (LIST-01). */
export function NoGamesPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 160 112" aria-hidden="true" focusable="false">
      <ellipse className={styles.ground} cx="80" cy="102" rx="62" ry="7" />
      <rect className={styles.body} x="22" y="18" width="116" height="78" rx="14" />
      <rect className={styles.line} x="22" y="18" width="116" height="78" rx="14" />
      {[34, 66, 98].map((x) => (
        <g key={x}>
          <rect className={styles.reel} x={x} y="34" width="28" height="44" rx="6" />
          <path className={styles.line} d={`M${String(x + 9)} 56h10`} />
        </g>
      ))}
      <path className={styles.line} d="M138 44h8a6 6 0 0 0 6-6V26" />
      <circle className={styles.knob} cx="152" cy="20" r="6" />
      <path className={styles.spark} d="M12 30l3 6 6 3-6 3-3 6-3-6-6-3 6-3z" />
    </svg>
  );
}
