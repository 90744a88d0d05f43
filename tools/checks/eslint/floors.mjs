/**
 * Floors of the gateway, from the roof down: a file may import from its own floor and from those below.
 * Files beside them (entry points, tests and their helpers) stand on the roof.
 */
const floors = [
  'app',
  'areas',
  'call',
  'seed',
  'audit',
  'model',
  'catalogue',
  'art',
  'content',
  'ledger',
  'db',
  'base',
];

const source = 'apps/gateway/src';
const entries = ['index', 'main', 'testing'];

const forbid = (files, patterns) => ({
  files,
  ignores: ['**/*.test.ts'],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const upward = (above) => ({
  regex: `^(\\.\\./)+(${[...above, ...entries].join('|')})(/|$)`,
  message: 'In the gateway imports go down a floor, never up: move what both need further down.',
});

/** A folder inside an area may use the area's own files, so how far up another area lies depends on the depth. */
const sideways = (depth) => ({
  regex: `^${'\\.\\./'.repeat(depth)}(?!\\.\\.)`,
  message: 'No area of the gateway imports another: what two areas need belongs in model/.',
});

const above = (floor) => floors.slice(0, floors.indexOf(floor));

/** Lint rules that keep the gateway's floors. */
export const gatewayFloors = [
  ...floors
    .filter((floor) => floor !== 'areas')
    .map((floor) => forbid([`${source}/${floor}/**/*.ts`], [upward(above(floor))])),
  forbid([`${source}/areas/*/*.ts`], [upward(above('areas')), sideways(1)]),
  forbid([`${source}/areas/*/*/**/*.ts`], [upward(above('areas')), sideways(2)]),
];
