import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFailurePage } from './failurePage';

test('the failure page shows each failed test with its reason, picture and trace', () => {
  const folder = mkdtempSync(join(tmpdir(), 'failures-'));
  const file = writeFailurePage(
    [
      { title: 'a member plays', outcome: 'passed' },
      {
        title: 'a member <withdraws>',
        outcome: 'failed',
        why: 'expected 10 & more',
        files: [join(folder, 'e2e/screen.png'), join(folder, 'traces/trace.zip')],
      },
    ],
    ['Journeys in a browser'],
    join(folder, 'failures.html'),
  );
  const page = readFileSync(file, 'utf8');
  expect(page).toContain('1 tests failed');
  expect(page).toContain('<li>Journeys in a browser</li>');
  expect(page).toContain('a member &lt;withdraws&gt;');
  expect(page).toContain('expected 10 &amp; more');
  expect(page).toContain('src="e2e/screen.png"');
  expect(page).toContain('href="traces/trace.zip"');
  expect(page).not.toContain('a member plays');
  rmSync(folder, { recursive: true });
});
