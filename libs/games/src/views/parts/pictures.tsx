/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';

const star = (fill: string) => (
  <path d="m20 3 5 12 13 1-10 8 3 13-11-7-11 7 3-13L2 16l13-1z" fill={fill} />
);

/** Pictures of 40 by 40, by their names. */
const pictures: Readonly<Record<string, ComponentChildren>> = {
  gem: (
    <>
      <path d="M10 6h20l8 10-18 20L2 16z" fill="#2bb3c0" />
      <path d="M10 6 2 16h36L30 6zM14 16l6 20 6-20z" fill="#7fe3ea" opacity="0.7" />
    </>
  ),
  coin: (
    <>
      <circle cx="20" cy="20" r="17" fill="#f5b82e" stroke="#9a5a00" stroke-width="3" />
      <path d="m20 9 3 8 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1z" fill="#9a5a00" />
    </>
  ),
  ring: (
    <>
      <circle cx="20" cy="25" r="11" fill="none" stroke="#f5b82e" stroke-width="5" />
      <path d="m14 4h12l5 6-11 9-11-9z" fill="#ff6b8a" />
    </>
  ),
  chest: (
    <>
      <path d="M4 18Q4 7 14 7h12q10 0 10 11v16H4z" fill="#8a4b16" />
      <path d="M4 18h32v5H4z" fill="#f5b82e" />
      <path d="M16 15h8v12h-8z" fill="#ffd166" />
      <path d="M10 7v27M30 7v27" stroke="#5c2c06" stroke-width="2" />
    </>
  ),
  skull: (
    <>
      <path
        d="M20 4C9 4 5 12 6 20c1 5 5 6 6 9v6h16v-6c1-3 5-4 6-9C35 12 31 4 20 4z"
        fill="#f1f1f1"
      />
      <circle cx="14" cy="19" r="4" fill="#1b1d22" />
      <circle cx="26" cy="19" r="4" fill="#1b1d22" />
      <path d="m20 23 3 5h-6z" fill="#1b1d22" />
    </>
  ),
  bomb: (
    <>
      <circle cx="18" cy="24" r="13" fill="#20222b" stroke="#5a5f70" stroke-width="2" />
      <path d="M26 13q3-6 8-5" fill="none" stroke="#d0a15c" stroke-width="3" />
      <path d="m35 2 1 4 4 1-4 2-1 4-2-4-4-1 4-2z" fill="#ff9f1c" />
      <circle cx="13" cy="19" r="3" fill="#fff" opacity="0.5" />
    </>
  ),
  star: star('#ffd166'),
  crown: (
    <>
      <path d="m4 32 -2-20 10 8 8-14 8 14 10-8-2 20z" fill="#f5b82e" />
      <path d="M4 30h32v6H4z" fill="#d6232f" />
    </>
  ),
  clover: (
    <>
      <path d="M20 20v17" stroke="#1f7a4d" stroke-width="3" />
      <g fill="#37b26c">
        <circle cx="13" cy="13" r="8" />
        <circle cx="27" cy="13" r="8" />
        <circle cx="13" cy="25" r="8" />
        <circle cx="27" cy="25" r="8" />
      </g>
    </>
  ),
  cherry: (
    <>
      <path d="M12 27Q16 10 30 4 26 14 28 25" fill="none" stroke="#37863f" stroke-width="3" />
      <circle cx="12" cy="29" r="8" fill="#d6232f" />
      <circle cx="28" cy="28" r="8" fill="#e8434f" />
    </>
  ),
  snowman: (
    <>
      <circle cx="20" cy="28" r="10" fill="#fff" stroke="#7a93b8" stroke-width="2" />
      <circle cx="20" cy="14" r="7" fill="#fff" stroke="#7a93b8" stroke-width="2" />
      <path d="M12 8h16M15 8V1h10v7" stroke="#20222b" stroke-width="3" fill="#20222b" />
      <path d="m20 14 8 2-8 1z" fill="#f08c2e" />
    </>
  ),
  sledge: (
    <path
      d="M4 14h28M4 20h28M8 14v14m20-14v14M3 29h29q6 0 6-9"
      fill="none"
      stroke="#9a5a22"
      stroke-width="4"
      stroke-linecap="round"
    />
  ),
  skate: (
    <>
      <path d="M10 4h10v12q12 2 14 10H10z" fill="#3b78c2" />
      <path d="M6 33h28q4 0 4-4M14 26v7m14-7v7" fill="none" stroke="#596170" stroke-width="3" />
    </>
  ),
  mitten: (
    <>
      <path d="M12 28V12q0-9 8-9t8 9v4q8-3 8 3-2 5-8 9z" fill="#d6232f" />
      <path d="M11 28h18v8H11z" fill="#fff" stroke="#7a93b8" stroke-width="2" />
    </>
  ),
  scarf: (
    <>
      <path d="M6 6q14 10 28 0v9q-14 9-28 0z" fill="#37863f" />
      <path d="M22 14h9l2 22h-9z" fill="#2a6b31" />
      <path d="M23 28h10" stroke="#fff" stroke-width="3" />
    </>
  ),
  flake: (
    <path
      d="M20 3v34M5 12l30 16M5 28l30-16M15 5l5 5 5-5M15 35l5-5 5 5M4 18l7-2-2-7m27 9-7-2 2-7M4 22l7 2-2 7m27-9-7 2 2 7"
      fill="none"
      stroke="#3b78c2"
      stroke-width="2.5"
    />
  ),
  leaf: (
    <>
      <path d="M5 34Q4 8 35 5q2 30-26 27z" fill="#37b26c" />
      <path d="M5 36Q14 20 28 12" fill="none" stroke="#1c5c38" stroke-width="2" />
    </>
  ),
  toad: (
    <>
      <path d="M4 30Q4 14 20 14t16 16q0 5-5 5H9q-5 0-5-5z" fill="#6f9b3a" />
      <circle cx="11" cy="13" r="6" fill="#8dbb52" />
      <circle cx="29" cy="13" r="6" fill="#8dbb52" />
      <circle cx="11" cy="12" r="3" fill="#1b1d22" />
      <circle cx="29" cy="12" r="3" fill="#1b1d22" />
      <path d="M12 25q8 5 16 0" fill="none" stroke="#33501a" stroke-width="2" />
    </>
  ),
  moon: <path d="M26 3A17 17 0 1 0 37 27 14 14 0 0 1 26 3z" fill="#cfd6ff" />,
  flame: (
    <>
      <path d="M21 2q12 12 12 22a13 13 0 0 1-26 0q0-7 6-12 1 6 4 6 5-5 4-16z" fill="#ff7a1c" />
      <path d="M20 20q6 5 6 10a6 6 0 0 1-12 0q0-5 6-10z" fill="#ffd166" />
    </>
  ),
  pearl: (
    <>
      <circle cx="20" cy="20" r="15" fill="#f3e9f7" stroke="#b79cc4" stroke-width="2" />
      <ellipse cx="14" cy="14" rx="5" ry="3.5" fill="#fff" />
    </>
  ),
};

/** A picture by its name; nothing where there is none. The words stand beside it. */
export function Picture({ name }: { readonly name: string }) {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      {pictures[name]}
    </svg>
  );
}
