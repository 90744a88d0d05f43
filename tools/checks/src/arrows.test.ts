import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const workspaceRoot = fileURLToPath(new URL('../../..', import.meta.url));

interface Arrow {
  /** Path of the file that imports, from the workspace's root. */
  readonly from: string;
  readonly specifier: string;
  /** Path that it imports, without an ending; an alias as it is written. */
  readonly to: string;
}

const isSource = (file: string) =>
  /\.(ts|tsx|mjs)$/.test(file) && !/(^|[/\\])(node_modules|dist)[/\\]/.test(file);

/** All imports of files below a folder. */
function readArrows(folder: string): Arrow[] {
  const files = readdirSync(join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' });
  return files.filter(isSource).flatMap((name) => {
    const from = join(folder, name);
    const { importedFiles } = ts.preProcessFile(readFileSync(join(workspaceRoot, from), 'utf8'));
    return importedFiles.map(({ fileName: specifier }) => ({
      from,
      specifier,
      to: specifier.startsWith('.') ? join(from, '..', specifier) : specifier,
    }));
  });
}

const shown = ({ from, specifier }: Arrow) => `${from} → ${specifier}`;
const isBelow = (path: string, folder: string) => path.startsWith(folder + sep);

/** Folders of the merchants' tool, from the roof down. Files beside them are entries, or on the ground. */
const floors = [
  ...['executor', 'generator', 'commands', 'phone', 'serving', 'deploy', 'snapshot', 'stamp'],
  ...['check', 'assets', 'site'],
];
const ground = ['places', 'forkProgram', 'askedLibraries'];
const source = 'tools/merchants/src';

/** The floor of a path below the tool's source; what stands beside the folders is the roof. */
function readFloor(path: string): number {
  const [folder = ''] = relative(source, path).split(sep);
  if (ground.includes(folder.replace(/\.ts$/, ''))) return floors.length;
  return floors.indexOf(folder);
}

test('every folder of the merchants’ tool has a floor', () => {
  const folders = readdirSync(join(workspaceRoot, source), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name);
  expect(folders.sort()).toEqual([...floors].sort());
});

test('imports of the merchants’ tool go down a floor and never up', () => {
  const upward = readArrows(source)
    .filter(({ from, to }) => !/\.test\.ts$|testing/.test(from) && isBelow(to, source))
    .filter(({ from, to }) => readFloor(to) < readFloor(from));
  expect(upward.map(shown)).toEqual([]);
});

test('no application imports a tool, and no tool imports journeys', () => {
  const isTool = ({ to }: Arrow) =>
    isBelow(to, 'tools') || /^@playhouse\/(browser|merchants)\b/.test(to);
  const stray = [
    ...readArrows('apps').filter(isTool),
    ...readArrows('tools').filter(({ to }) => isBelow(to, 'e2e')),
  ];
  expect(stray.map(shown)).toEqual([]);
});

test('journeys import tools by an alias', () => {
  expect(
    readArrows('e2e')
      .filter(({ to }) => isBelow(to, 'tools'))
      .map(shown),
  ).toEqual([]);
});

test('an import that goes up is found', () => {
  expect(readFloor('tools/merchants/src/stamp/page')).toBeLessThan(
    readFloor('tools/merchants/src/check/problem'),
  );
  expect(readFloor('tools/merchants/src/cli.ts')).toBe(-1);
  expect(existsSync(join(workspaceRoot, source, 'cli.ts'))).toBe(true);
});
