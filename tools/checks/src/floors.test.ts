import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { expect, test } from 'vitest';

const workspaceRoot = fileURLToPath(new URL('../../..', import.meta.url));
const eslint = new ESLint({
  cwd: workspaceRoot,
  overrideConfigFile: `${workspaceRoot}tools/checks/eslint/eslint.config.mjs`,
});

async function broken(file: string, target: string): Promise<boolean> {
  const [result] = await eslint.lintText(`import { probe } from '${target}';\nprobe();\n`, {
    filePath: `${workspaceRoot}apps/gateway/src/${file}`,
  });
  return result?.messages.some(({ ruleId }) => ruleId === 'no-restricted-imports') ?? false;
}

test.each([
  ['areas/wallet/probe.ts', '../member/reports', 'an area imports another'],
  ['areas/wallet/deep/probe.ts', '../../member/reports', 'an area imports another from a folder'],
  ['areas/wallet/probe.ts', '../../app/app', 'an area imports the application'],
  ['model/members/probe.ts', '../../areas/session/login', 'a rule imports a call'],
  ['model/probe.ts', '../call/route', 'a rule imports what answers calls'],
  ['ledger/probe.ts', '../model/services', 'the books import a rule'],
  ['db/probe.ts', '../ledger/post', 'a table imports the books'],
  ['base/probe.ts', '../db/open', 'the ground floor imports a table'],
  ['model/probe.ts', '../testing/platform', 'a rule imports what only tests use'],
])('%s → %s is caught: %s', async (file, target) => {
  expect(await broken(file, target)).toBe(true);
});

test.each([
  ['areas/wallet/probe.ts', './deposits'],
  ['areas/wallet/deep/probe.ts', '../deposits'],
  ['areas/wallet/probe.ts', '../../model/wallet/orders'],
  ['model/members/probe.ts', '../wallet/orders'],
  ['app/probe.ts', '../areas/wallet/routes'],
  ['areas/wallet/probe.test.ts', '../../testing/platform'],
])('%s → %s is allowed', async (file, target) => {
  expect(await broken(file, target)).toBe(false);
});

const modelRoot = `${workspaceRoot}apps/gateway/src/model`;

/** The folder of a path below the model; files beside the folders count as one folder. */
const folderOf = (path: string) => (path.includes(sep) ? path.split(sep)[0] : undefined) ?? '.';

/** The folders of the model, each with the folders that its files import. */
function readModelFolders(): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const file of readdirSync(modelRoot, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const folder = folderOf(file);
    const imported = folders.get(folder) ?? new Set();
    folders.set(folder, imported);
    const { importedFiles } = ts.preProcessFile(readFileSync(join(modelRoot, file), 'utf8'));
    for (const { fileName } of importedFiles) {
      const target = normalize(join(file, '..', fileName));
      const leaves = !fileName.startsWith('.') || target.startsWith('..');
      if (!leaves && folderOf(target) !== folder) imported.add(folderOf(target));
    }
  }
  return folders;
}

/** Takes away, again and again, folders that import none of the rest: those that remain import each other in a circle. */
function findCircle(folders: Map<string, Set<string>>): string[] {
  const rest = new Map(folders);
  const findBottom = () =>
    [...rest.keys()].find((name) => [...(rest.get(name) ?? [])].every((each) => !rest.has(each)));
  for (let bottom = findBottom(); bottom !== undefined; bottom = findBottom()) rest.delete(bottom);
  return [...rest.keys()].sort();
}

test('no folders of the model import each other, directly or in a circle', () => {
  expect(findCircle(readModelFolders())).toEqual([]);
});

test('folders that import each other are found', () => {
  const imports = (...names: string[]) => new Set(names);
  const below = new Map([
    ['wallet', imports('promotions')],
    ['promotions', imports()],
  ] as const);
  expect(findCircle(new Map<string, Set<string>>(below))).toEqual([]);
  const both = new Map([
    ['wallet', imports('promotions')],
    ['promotions', imports('wallet')],
  ]);
  expect(findCircle(both)).toEqual(['promotions', 'wallet']);
});
