import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChecks } from '../checks';
import { checkCdn } from './checkCdn';
import { checkGatewayImage } from './checkGatewayImage';
import { checkWebImage } from './checkWebImage';

const checks = startChecks('containers');
const folder = mkdtempSync(join(tmpdir(), 'playhouse-containers-'));
try {
  await checkGatewayImage(checks, folder);
  await checkWebImage(checks, folder);
  await checkCdn(checks, folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
checks.finish();
