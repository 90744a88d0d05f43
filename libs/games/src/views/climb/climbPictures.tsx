/** @jsxImportSource preact */

export function Climber() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="5" r="4" fill="#ffd166" />
      <path
        d="M12 9v7m0 0-5 6m5-6 5 6M4 8l8 4 8-4"
        fill="none"
        stroke="#ffd166"
        stroke-width="3"
        stroke-linecap="round"
      />
    </svg>
  );
}

export function Football() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="18" fill="#fff" stroke="#1b1d22" stroke-width="2" />
      <path
        d="m20 12 8 6-3 9H15l-3-9zm0-10v10M3 15l9 3m25-3-9 3M9 34l6-7m16 7-6-7"
        fill="#1b1d22"
        stroke="#1b1d22"
        stroke-width="2"
      />
    </svg>
  );
}

/** A keeper in the air, arms stretched. */
export function Keeper() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="15" r="5" fill="#f2c29b" />
      <path
        d="M20 20v11m-3-1-4 9m10-9 4 9M20 23 8 10m12 13 12-13"
        fill="none"
        stroke="#ff9f1c"
        stroke-width="6"
        stroke-linecap="round"
      />
      <circle cx="7" cy="8" r="5" fill="#d6232f" />
      <circle cx="33" cy="8" r="5" fill="#d6232f" />
    </svg>
  );
}

export function Basketball() {
  return (
    <g>
      <circle r="14" fill="#f08c2e" stroke="#5c2c06" stroke-width="2" />
      <path
        d="M-14 0h28M0-14v28M-10-10q8 10 0 20m20-20q-8 10 0 20"
        fill="none"
        stroke="#5c2c06"
        stroke-width="2"
      />
    </g>
  );
}

/** A coin's face: a crown, or its worth. */
export function CoinFace({ side }: { readonly side: 'heads' | 'tails' }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="48" fill={side === 'heads' ? '#f5b82e' : '#c9ced8'} />
      <circle
        cx="50"
        cy="50"
        r="40"
        fill="none"
        stroke={side === 'heads' ? '#9a5a00' : '#596170'}
        stroke-width="4"
        stroke-dasharray="3 5"
      />
      {side === 'heads' ? (
        <path d="M26 68h48l5-34-16 13-13-20-13 20-16-13z" fill="#7a4300" />
      ) : (
        <path d="M42 32 56 26v48h-12V42l-8 3z" fill="#3c4350" />
      )}
    </svg>
  );
}
