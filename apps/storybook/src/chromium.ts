import { existsSync } from 'node:fs';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** How to start the installed Chromium; without one, Playwright's own is used. */
export function chromiumLaunchOptions() {
  const candidates = [process.env['CHROMIUM_PATH'], ...known];
  return {
    executablePath: candidates.find((path) => path !== undefined && existsSync(path)),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
