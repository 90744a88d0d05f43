/**
 * Inside a domain library arrows run one way: a page joins queries to views, both know logic, and logic knows
 * nothing but logic (blocks of home count as pages). In the lobby, games and launch are households: none knows
 * another, and what they share lies below both.
 */
const households = ['games', 'launch'];

/** Folders with the four layers, each with the households that it must not import. */
const places = [
  ...households.map((name) => ({
    folder: `lobby/src/${name}`,
    others: households.filter((other) => other !== name),
  })),
  { folder: 'lobby/src/shared', others: households },
  { folder: 'lottery/src', others: [] },
];

/** Layers that a layer must not import. */
const above = {
  logic: ['queries', 'views', 'pages'],
  queries: ['views', 'pages'],
  views: ['queries', 'pages'],
  pages: [],
};

const folders = (names) => names.map((name) => `**/${name}/**`);

const arrow = (group, message) => (group.length === 0 ? [] : [{ group: folders(group), message }]);

function layerRules({ folder, others }, layer) {
  const patterns = [
    ...arrow(above[layer], 'Page → view → logic: this arrow points back.'),
    ...arrow(others, 'A household of the lobby knows no other: move what both need to shared/.'),
  ];
  return {
    files: [`libs/${folder}/${layer}/**/*.{ts,tsx}`],
    // A test or a story may put together what it needs.
    ignores: ['**/*.{test,stories}.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

export const layers = places.flatMap((place) =>
  Object.keys(above).map((layer) => layerRules(place, layer)),
);
