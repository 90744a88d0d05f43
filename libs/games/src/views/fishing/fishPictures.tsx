/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useUi } from '../frame/Ui';

const eye = (x: number, y: number, r = 3) => (
  <>
    <circle cx={x} cy={y} r={r} fill="#fff" />
    <circle cx={x + 1} cy={y} r={r * 0.55} fill="#10131f" />
  </>
);

/** A plain fish body with its tail, swimming to the right. */
const body = (fill: string, tail: string) => (
  <>
    <path d="M20 25 2 12q4 13 0 26z" fill={tail} />
    <path d="M14 25q26-26 60 0-34 26-60 0z" fill={fill} />
  </>
);

/** Pictures of 80 by 50 by the species. */
const pictures: Readonly<Record<string, ComponentChildren>> = {
  fry: (
    <>
      {body('#8fd3ff', '#4aa3df')}
      {eye(62, 22)}
    </>
  ),
  clown: (
    <>
      {body('#ff8c2e', '#ff8c2e')}
      <path d="M30 15q6 10 0 20l8 2q6-12 0-24zm22-4q5 14 0 28l7-3q4-11 0-22z" fill="#fff" />
      {eye(66, 22)}
    </>
  ),
  puffer: (
    <>
      <path d="M18 25 4 15v20z" fill="#c98f1d" />
      <circle cx="44" cy="25" r="21" fill="#f2c14e" />
      <path
        d="M44 1v6m-17 0 4 5m30-5-4 5M44 49v-6m-17 0 4-5m30 5-4-5M22 25h5"
        stroke="#8a5f0e"
        stroke-width="3"
      />
      <path d="M28 32q16 14 32 0-4 14-16 14t-16-14z" fill="#fff3d0" />
      {eye(55, 19, 5)}
    </>
  ),
  ray: (
    <>
      <path d="M28 26Q10 34 1 44" fill="none" stroke="#5a6fb0" stroke-width="3" />
      <path d="M22 25Q44-6 52 6q22 6 26 19-4 13-26 19-8 12-30-19z" fill="#7d92d8" />
      <circle cx="44" cy="20" r="3" fill="#cfd9ff" />
      <circle cx="52" cy="32" r="4" fill="#cfd9ff" />
      {eye(68, 21)}
    </>
  ),
  turtle: (
    <>
      <ellipse cx="68" cy="24" rx="10" ry="8" fill="#8fcf6a" />
      <path
        d="M26 36 14 48l20-6zm28 2 6 12 4-14zM24 16 12 6l20 2zm30-4 8-10 2 14z"
        fill="#6fae4c"
      />
      <ellipse cx="40" cy="25" rx="25" ry="17" fill="#3f7f3a" />
      <path
        d="m40 12 12 7v12l-12 7-12-7V19zm0-4v4m0 26v4M28 19l-9-4m33 4 9-3M28 31l-9 4m33-4 9 3"
        fill="none"
        stroke="#a5d98a"
        stroke-width="2"
      />
      {eye(71, 22)}
    </>
  ),
  sword: (
    <>
      <path d="M52 22 80 25l-28 4z" fill="#c9d3e6" />
      <path d="M10 25 0 8q10 6 12 14l2 3-2 3Q10 36 0 42z" fill="#31538f" />
      <path d="M8 25q20-14 50-2 2 2 0 4-30 12-50-2z" fill="#4a78c9" />
      <path d="M26 18q6-16 18-14-6 6-6 14z" fill="#31538f" />
      {eye(52, 23)}
    </>
  ),
  shark: (
    <>
      <path d="M10 26 0 6q12 6 16 16l2 4Q12 40 2 46z" fill="#6b7a90" />
      <path d="M10 26Q38 2 78 26 42 46 10 26z" fill="#8494ab" />
      <path d="M22 32q24 8 52-4-28 18-52 4z" fill="#eef2f8" />
      <path d="M36 14q4-14 14-14-2 8 2 14z" fill="#6b7a90" />
      <path d="m60 31 2 4 3-5 2 4 3-6" fill="none" stroke="#fff" stroke-width="2" />
      {eye(64, 22)}
    </>
  ),
  whale: (
    <>
      <path d="M10 24Q0 20 0 6q12 2 14 10Q18 4 28 6q-2 12-12 20z" fill="#2f5f9e" />
      <path d="M10 24q14-20 42-20 28 2 28 22-2 20-32 20-28 0-38-22z" fill="#3f7cc4" />
      <path d="M34 40q20 8 44-10-2 16-30 16-8 0-14-6z" fill="#d6e6f7" />
      {eye(66, 24)}
    </>
  ),
};

/** A species as it swims, the boss as the title's own subject; nothing where there is none. The words stand beside it. */
export function FishPicture({ id }: { readonly id: string }) {
  const { pictures: own } = useUi();
  if (id === 'boss') return <img alt="" src={own['boss']} width="80" height="80" />;
  return (
    <svg viewBox="0 0 80 50" aria-hidden="true">
      {pictures[id]}
    </svg>
  );
}
