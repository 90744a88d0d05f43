import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { beforeAll, expect, test } from 'vitest';

const workspaceRoot = fileURLToPath(new URL('../../..', import.meta.url));
let eslint: ESLint;

beforeAll(() => {
  process.chdir(workspaceRoot);
  eslint = new ESLint({
    cwd: workspaceRoot,
    overrideConfigFile: `${workspaceRoot}tools/checks/eslint/eslint.config.mjs`,
  });
});

async function rulesBroken(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: `${workspaceRoot}${file}` });
  return result?.messages.map((message) => message.ruleId) ?? [];
}

const boundaryRule = '@nx/enforce-module-boundaries';

test.each([
  ['libs/auth/src/probe.ts', '@playhouse/lobby', 'a domain imports another domain'],
  ['libs/auth/src/probe.ts', '@playhouse/shell', 'a domain imports the shell'],
  ['libs/session/src/probe.ts', '@playhouse/ui-kit', 'a core library imports the ui kit'],
  ['libs/ui-kit/src/probe.ts', '@playhouse/wps', 'the ui kit imports the contract'],
  ['libs/wps/src/probe.ts', '@playhouse/session', 'the contract imports a core library'],
  ['libs/lobby/src/probe.ts', '@playhouse/fixtures', 'production code imports fixtures'],
])('%s → %s is caught: %s [CARD-03]', async (file, target) => {
  const code = `import * as other from '${target}';\nexport const probe = other;\n`;
  expect(await rulesBroken(file, code)).toContain(boundaryRule);
});

test.each([
  ['libs/auth/src/probe.ts', '@playhouse/session'],
  ['libs/shell/src/probe.ts', '@playhouse/auth'],
  ['libs/lobby/src/probe.test.ts', '@playhouse/fixtures'],
])('%s → %s is allowed [CARD-03]', async (file, target) => {
  const code = `import * as other from '${target}';\nexport const probe = other;\n`;
  expect(await rulesBroken(file, code)).not.toContain(boundaryRule);
});

test.each([
  ['lobby/src/games/logic/probe.ts', '../views/grid/GameTile', 'logic imports a view'],
  ['lobby/src/games/views/list/probe.tsx', '../../pages/HotGames', 'a view imports a page'],
  ['lottery/src/queries/probe.ts', '../views/draws/LotteryList', 'a query imports a view'],
  ['lobby/src/launch/pages/probe.tsx', '../../games/pages/HotGames', 'a household imports another'],
  [
    'lobby/src/shared/logic/probe.ts',
    '../../launch/logic/launchRequest',
    'the shared part imports a household',
  ],
])('layer in %s → %s is caught: %s', async (file, target) => {
  const code = `import * as other from '${target}';\nexport const probe = other;\n`;
  expect(await rulesBroken(`libs/${file}`, code)).toContain('no-restricted-imports');
});

test.each([
  ['lobby/src/games/pages/probe.tsx', '../views/grid/GameTile'],
  ['lobby/src/games/views/list/probe.tsx', '../../logic/toTile'],
  ['lobby/src/launch/pages/probe.tsx', '../../shared/queries/vendors'],
  ['lottery/src/pages/probe.tsx', '../views/draws/LotteryList'],
])('layer in %s → %s is allowed', async (file, target) => {
  const code = `import * as other from '${target}';\nexport const probe = other;\n`;
  expect(await rulesBroken(`libs/${file}`, code)).not.toContain('no-restricted-imports');
});

test.each([
  ['lobby', /^(?:games|launch|shared)\/(?:logic|queries|views|pages)\/|^testing\/|^[^/]+$/],
  ['lottery', /^(?:logic|queries|views|pages|testing)\/|^(?:index|screens(?:\.samples)?)\.ts$/],
])('every file of %s stands in a layer, where the arrows are watched', (library, placed) => {
  const files = readdirSync(`${workspaceRoot}libs/${library}/src`, {
    recursive: true,
    encoding: 'utf8',
  });
  const stray = files.filter((file) => /\.tsx?$/.test(file) && !placed.test(file));
  expect(stray).toEqual([]);
});

test('a form that looks for its wrong field by hand is caught', async () => {
  const code = `export const wrong = (form: Element) =>
    form.querySelector<HTMLElement>('[name=amount]')?.focus();\n`;
  expect(await rulesBroken('libs/auth/src/probe.ts', code)).toContain('no-restricted-syntax');
});

test('a form that is made by hand is caught, and a choice that nothing can be wrong with is not', async () => {
  const code = 'export const Probe = () => <form onSubmit={() => undefined} />;\n';
  expect(await rulesBroken('libs/wallet/src/views/probe.tsx', code)).toContain(
    'no-restricted-syntax',
  );
  expect(await rulesBroken('libs/ui-kit/src/form/SearchInput.tsx', code)).not.toContain(
    'no-restricted-syntax',
  );
});

const message = `{ id: 'ui.back', defaultMessage: 'Probe', description: 'A probe' }`;

test.each([
  '<FormattedMessage id="ui.back" defaultMessage="Back" />',
  `formatMessage(${message})`,
  `useIntl().formatMessage(${message})`,
  `defineMessages({ probe: ${message} })`,
])('a text that is written into a source is caught: %s', async (code) => {
  const rules = await rulesBroken('libs/auth/src/probe.tsx', `export const probe = ${code};\n`);
  expect(rules).toContain('no-restricted-syntax');
});

test('a text that a source names by its id is allowed', async () => {
  const code = `export const probe = <FormattedMessage id="ui.back" />;\n`;
  expect(await rulesBroken('libs/auth/src/probe.tsx', code)).toEqual([]);
});

test('a default export and an unexplained suppression are caught', async () => {
  const code = `// @ts-expect-error\nexport default 1;\n`;
  expect(await rulesBroken('libs/auth/src/probe.ts', code)).toEqual(
    expect.arrayContaining(['no-restricted-syntax', '@typescript-eslint/ban-ts-comment']),
  );
});

test('a screen that compares with the clock of the phone is caught', async () => {
  const code = 'export const late = (end: number) => end < Date.now();\n';
  expect(await rulesBroken('libs/wallet/src/probe.ts', code)).toContain('no-restricted-properties');
  expect(await rulesBroken('libs/movements/src/probe.ts', code)).not.toContain(
    'no-restricted-properties',
  );
});
