import { lazy } from 'react';

// Routes and blocks leave this library by the same door: lazy blocks keep the routes, which every first
// load carries, from bringing the blocks along.
const load = () => import('./games/pages/home');

/** Strip of upcoming matches (HOT-01). Wrap in `Suspense` with a skeleton of 3.75 rem. */
export const HotMatches = /* @__PURE__ */ lazy(() =>
  load().then((home) => ({ default: home.HotMatches })),
);

/** Popular games by category (POPG-01). */
export const PopularGames = /* @__PURE__ */ lazy(() =>
  load().then((home) => ({ default: home.PopularGames })),
);

/** Recent winners (WIN-01). */
export const WinnerBoard = /* @__PURE__ */ lazy(() =>
  load().then((home) => ({ default: home.WinnerBoard })),
);
