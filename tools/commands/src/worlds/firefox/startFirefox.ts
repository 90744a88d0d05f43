import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../free-port';
import type { Firefox } from './findFirefox';
import { connectMarionette } from './marionette';

/** A page in Firefox, as a player has it. */
export interface FirefoxPage {
  open(url: string): Promise<void>;
  /** Waits until an expression of the page is true. @throws with the expression when it never is */
  until(expression: string): Promise<void>;
  /** What an expression of the page is. */
  read(expression: string): Promise<unknown>;
  /** Types into the element of a selector. */
  type(selector: string, text: string): Promise<void>;
  /** Taps the element of a selector. */
  tap(selector: string): Promise<void>;
  close(): Promise<void>;
}

const patienceMs = 20_000;

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

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
export async function startFirefox({ binary, env }: Firefox): Promise<FirefoxPage> {
  const port = await freePort(4950);
  const profile = writeProfile(port);
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const browser = spawn(binary, args, {
    stdio: 'ignore',
    env: { ...process.env, ...env, HOME: profile },
  });
  const { send, close } = await connectMarionette(port);
  await send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
  await send('WebDriver:SetWindowRect', { width: 450, height: 900 });
  const read = async (expression: string) => {
    const answer = await send('WebDriver:ExecuteScript', {
      script: `return (${expression});`,
      args: [],
    });
    return (answer as { value: unknown }).value;
  };
  const until = async (expression: string) => {
    const begin = Date.now();
    while ((await read(`Boolean(${expression})`)) !== true) {
      if (Date.now() - begin > patienceMs) throw new Error(`This never was so: ${expression}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const find = async (selector: string) => {
    await until(`document.querySelector(${JSON.stringify(selector)})`);
    const found = await send('WebDriver:FindElement', { using: 'css selector', value: selector });
    return (found as { value: Record<string, string> }).value[elementKey];
  };
  return {
    read,
    open: async (url) => void (await send('WebDriver:Navigate', { url })),
    until,
    type: async (selector, text) =>
      void (await send('WebDriver:ElementSendKeys', { id: await find(selector), text })),
    tap: async (selector) =>
      void (await send('WebDriver:ElementClick', { id: await find(selector) })),
    async close() {
      close();
      browser.kill('SIGTERM');
      await new Promise((resolve) => browser.once('exit', resolve));
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
