/**
 * Inside the lobby arrows run one way: a page joins queries to views, both know logic, and logic knows
 * nothing but logic (blocks of home count as pages). Games, launch and lottery are households: none knows
 * another, and what they share lies below all of them.
 */
const households = ['games', 'launch', 'lottery'];

/** Layers that a layer must not import. */
const above = {
  logic: ['queries', 'views', 'pages'],
  queries: ['views', 'pages'],
  views: ['queries', 'pages'],
  pages: [],
};

const folders = (names) => names.map((name) => `**/${name}/**`);

const arrow = (group, message) => (group.length === 0 ? [] : [{ group: folders(group), message }]);

function rulesOf(household, layer) {
  const others = households.filter((name) => name !== household);
  const patterns = [
    ...arrow(above[layer], 'Page → view → logic: this arrow points back.'),
    ...arrow(others, 'A household of the lobby knows no other: move what both need to shared/.'),
  ];
  return {
    files: [`libs/lobby/src/${household}/${layer}/**/*.{ts,tsx}`],
    // A test or a story may put together what it needs.
    ignores: ['**/*.{test,stories}.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

export const lobbyLayers = [...households, 'shared'].flatMap((household) =>
  Object.keys(above).map((layer) => rulesOf(household, layer)),
);
