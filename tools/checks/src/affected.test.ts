import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const workspaceRoot = fileURLToPath(new URL('../../..', import.meta.url));
const merchants = readdirSync(join(workspaceRoot, 'merchants'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

// A place of its own: whoever runs this test may be an Nx that writes its graph at this moment.
const data = mkdtempSync(join(tmpdir(), 'playhouse-affected-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** The projects that Nx answers. */
function projects(...args: readonly string[]): string[] {
  const { stdout, stderr, status } = spawnSync(
    'node_modules/.bin/nx',
    ['show', 'projects', ...args, '--json'],
    {
      cwd: workspaceRoot,
      encoding: 'utf8',
      env: { ...process.env, NX_DAEMON: 'false', NX_WORKSPACE_DATA_DIRECTORY: data },
    },
  );
  if (status !== 0) throw new Error(stderr + stdout);
  return JSON.parse(stdout) as string[];
}

/** Names of the projects that Nx would do again after a change of these files. */
const affectedBy = (...files: readonly string[]) =>
  projects('--affected', `--files=${files.join(',')}`);
const minutes = 60_000;

/** They look at everything there is. */
const whole = ['checks', 'e2e', 'storybook'];

test(
  'what is one merchant’s touches that merchant only [CARD-04]',
  () => {
    const [, second = ''] = merchants;
    const own = ['theme.json', 'whitelabel.json', 'assets/logo.svg', 'messages/EN.json'];
    const files = own.map((file) => `merchants/${second}/${file}`);
    expect(affectedBy(...files).sort()).toEqual([...whole, second].sort());
  },
  3 * minutes,
);

test(
  'what all merchants are made of touches them all, and what the platform gives',
  () => {
    const bySite = affectedBy('apps/site/src/main.tsx');
    expect(bySite).toEqual(expect.arrayContaining(['e2e', ...merchants]));
    const byPlatform = affectedBy('apps/gateway/src/main.ts');
    // The check of a merchant holds what the platform gives against what its games keep.
    expect(byPlatform).toEqual(expect.arrayContaining(['gateway', ...merchants]));
  },
  3 * minutes,
);
