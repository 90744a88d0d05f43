import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChecks } from '../checks';
import { checkCdn } from './checkCdn';

const checks = startChecks('cdn');
const folder = mkdtempSync(join(tmpdir(), 'playhouse-cdn-'));
try {
  await checkCdn(checks, folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
checks.finish();
