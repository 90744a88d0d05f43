import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from './open';

const root = mkdtempSync(join(tmpdir(), 'database-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a folder that is no database any more is named, with what to do, and stays as it is', async () => {
  const dataDir = join(root, 'data');
  await mkdir(join(dataDir, 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'PG_VERSION'), '17\n');
  await expect(openDatabase({ dataDir })).rejects.toThrow(`in ${dataDir} cannot be opened`);
  expect(existsSync(join(dataDir, 'PG_VERSION'))).toBe(true);
  expect(existsSync(`${dataDir}.lock`)).toBe(false);
});
