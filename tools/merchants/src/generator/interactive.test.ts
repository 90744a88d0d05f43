import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const workspaceRoot = join(import.meta.dirname, '../../../..');
const minutes = 60_000;
/** Gives a command a terminal: the one of util-linux; others are called in other ways. */
const terminal = 'script';
const hasTerminal = spawnSync(terminal, ['-V'], { encoding: 'utf8' }).stdout?.includes(
  'util-linux',
);
if (!hasTerminal) console.warn('No terminal can be had here: the generator is not asked in one.');

// A place of its own: whoever runs this test may be an Nx that writes its graph at this moment.
const data = mkdtempSync(join(tmpdir(), 'playhouse-interactive-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** Runs the generator in a terminal and types each answer when its question stands there; answers what it said. */
function talk(answers: readonly (readonly [question: string, keys: string])[]) {
  const child = spawn(
    terminal,
    [
      ...['--quiet', '--return', '--command'],
      // Without a width every letter is a line of its own.
      'stty rows 50 cols 200; node_modules/.bin/nx g @playhouse/merchants:merchant --dry-run',
      '/dev/null',
    ],
    {
      cwd: workspaceRoot,
      env: {
        ...process.env,
        ...{ NX_DAEMON: 'false', NX_WORKSPACE_DATA_DIRECTORY: data, NX_INTERACTIVE: 'true' },
        ...{ CI: 'false', TERM: 'xterm' },
      },
    },
  );
  const watch = setTimeout(() => child.kill(), minutes);
  const left = [...answers];
  let [said, read] = ['', 0];
  child.stdout.on('data', (bytes: Buffer) => {
    said += stripVTControlCharacters(String(bytes));
    const [next] = left;
    const place = next ? said.indexOf(next[0], read) : -1;
    if (!next || place < 0) return;
    read = place + next[0].length;
    left.shift();
    child.stdin.write(next[1]);
  });
  return new Promise<{ said: string; status: number | null; unasked: string[] }>((resolve) => {
    child.once('close', (status) => {
      clearTimeout(watch);
      resolve({ said, status, unasked: left.map(([question]) => question) });
    });
  });
}

const enter = '\r';
const toggle = ' ';
const down = '\u001b[B';

test.runIf(hasTerminal)(
  'a merchant is made by answering at a terminal, brand and all [CARD-04]',
  async () => {
    const { said, status, unasked } = await talk([
      ['Which code', `talkedplay${enter}`],
      ['Which name', `Talked Play${enter}`],
      ['Which languages', `${toggle}${down}${toggle}${enter}`],
      ['Which currency', `PHP${enter}`],
      ['Which country', enter],
      ['Which categories', enter],
      ['How do players', `${toggle}${enter}`],
      ['Which further parts', enter],
      ['At which origin', enter],
      ['Which colour has the brand', `#ffee00${enter}`],
      ['Keep it', `n${enter}`],
      ['Which colour has the brand', `#d97706${enter}`],
      ['Keep it', enter],
    ]);
    expect({ unasked, status }, said).toEqual({ unasked: [], status: 0 });
    expect(said).toMatch(/Of the brand #ffee00 [^]*Keep it[^]*Of the brand #d97706 [^]*Keep it/);
    expect(said).toContain('CREATE merchants/talkedplay/theme.json');
  },
  2 * minutes,
);
