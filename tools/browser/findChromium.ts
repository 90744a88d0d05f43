import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The one without windows comes first: a page costs a quarter less in it. */
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function installedChromium(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], ...known, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

function attempt(command: string, args: readonly string[]): void {
  console.log(`No Chromium found; trying: ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit' });
}

/** An installed Chromium; else Playwright's own; else Debian's package. */
export function findChromium(): string {
  const found = installedChromium();
  if (found !== undefined) return found;
  attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  const downloaded = installedChromium();
  if (downloaded !== undefined) return downloaded;
  attempt('sh', ['-c', 'apt-get update -q && apt-get install -y -q chromium-headless-shell']);
  const packaged = installedChromium();
  if (packaged !== undefined) return packaged;
  throw new Error('The tests need a Chromium. Install one and set CHROMIUM_PATH to its binary.');
}
