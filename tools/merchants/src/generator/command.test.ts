import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const workspaceRoot = join(import.meta.dirname, '../../../..');

// A place of its own: whoever runs this test may be an Nx that writes its graph at this moment.
const data = mkdtempSync(join(tmpdir(), 'playhouse-generator-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** The output of `nx g`. Nx compiles our sources in a way of its own, in which other imports work than in a test. */
function generate(...args: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(
    'node_modules/.bin/nx',
    ['g', ...args, '--dry-run', '--no-interactive'],
    {
      cwd: workspaceRoot,
      encoding: 'utf8',
      env: { ...process.env, NX_DAEMON: 'false', NX_WORKSPACE_DATA_DIRECTORY: data },
    },
  );
  return { said: stripVTControlCharacters(stdout + stderr), status };
}

test('keys are made by the command that the README names [CARD-04]', () => {
  const merchants = readdirSync(join(workspaceRoot, 'merchants'), { withFileTypes: true });
  const code = merchants.find((entry) => entry.isDirectory())?.name ?? '';
  expect(generate('@playhouse/merchants:keys', code)).toMatchObject({
    status: 0,
    said: expect.stringContaining(`UPDATE merchants/${code}/whitelabel.json`),
  });
}, 180_000);
