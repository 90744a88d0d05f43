import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../free-port';
import type { EnginePage } from '../engines/page';
import { openRemotePage } from '../engines/remotePage';
import type { Send } from '../engines/remotePage';
import type { Firefox } from './findFirefox';
import { connectMarionette } from './marionette';

/** A phone's width, and no dialogue of the browser's own. */
function writeProfile(port: number): string {
  const profile = mkdtempSync(join(tmpdir(), 'playhouse-firefox-'));
  const settings = {
    'marionette.port': port,
    'datareporting.policy.dataSubmissionEnabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'app.update.enabled': false,
    'network.captive-portal-service.enabled': false,
  };
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  return profile;
}

/** Starts a Firefox without a window and opens a page in it. */
export async function startFirefox({ binary, env }: Firefox): Promise<EnginePage> {
  const port = await freePort(4950);
  const profile = writeProfile(port);
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const browser = spawn(binary, args, {
    stdio: 'ignore',
    env: { ...process.env, ...env, HOME: profile },
  });
  const { send, close } = await connectMarionette(port);
  await send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
  const order: Send = async (command, parameters) => {
    const answer = await send(`WebDriver:${command}`, parameters);
    return (answer as { value?: unknown } | null)?.value;
  };
  return openRemotePage(order, async () => {
    close();
    browser.kill('SIGTERM');
    await new Promise((resolve) => browser.once('exit', resolve));
    rmSync(profile, { recursive: true, force: true });
  });
}
