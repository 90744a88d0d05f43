import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paths } from '@playhouse/navigation';
import type { Path } from '@playhouse/navigation';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const flagged: readonly Path[] = Object.values(paths).filter(({ flag }) => flag !== undefined);

/** Where a flag is named, its screen given, and told to operators; some modules of the platform have a flag's name (WL-04). */
const declared =
  /^libs\/(?:navigation\/src\/paths|whitelabel\/src\/schema\/(?:flag|module)(?:s|Docs))\.ts$|^libs\/wps\//;

const files = ['apps/site', 'libs']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  )
  .filter((file) => /\/src\/.*\.tsx?$/.test(file))
  .filter((file) => !/\.(?:test|stories)\.|\/testing\/|^libs\/fixtures\//.test(file));

const naming = (flag: string) =>
  files.filter((file) => new RegExp(`\\b${flag}\\b`).test(readFileSync(join(root, file), 'utf8')));

test.each(flagged)(
  '$flag offers $path, and whoever asks for it asks whether that is offered [WL-03]',
  ({ flag = '' }) => {
    expect(naming(flag)).toContain('libs/navigation/src/paths.ts');
    expect(naming(flag).filter((file) => !declared.test(file))).toEqual([]);
  },
);

test('the flags that offer screens are among the paths', () =>
  expect(flagged.length).toBeGreaterThan(10));
