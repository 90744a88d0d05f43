/** The oldest release of each engine that the site works in; why these, tools/decisions/releases.md says. */
export const browserFloor = { chrome: 111, edge: 111, firefox: 121, safari: 16.4 } as const;

/** The floor as a build takes it. */
export const browserTargets = Object.entries(browserFloor).map(
  ([engine, version]) => `${engine}${version}`,
);
