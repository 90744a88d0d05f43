import type { Call } from '@playhouse/wps';
import type { Answered, AskOptions, TestPlatform } from './platform';

/** A browser with cookies of its own. */
export interface TestBrowser {
  ask(call: Call, options?: AskOptions): Promise<Answered>;
  /** The value of a cookie that it keeps. */
  cookie(name: string): string | undefined;
}

export function createBrowser(platform: Pick<TestPlatform, 'ask'>): TestBrowser {
  const jar = new Map<string, string>();
  return {
    cookie: (name) => jar.get(name),
    ask: async (call, options) => {
      const cookie = [...jar].map((pair) => pair.join('=')).join('; ') || undefined;
      const answered = await platform.ask(call, { cookie, ...options });
      for (const set of answered.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        jar.set(name, value);
      }
      return answered;
    },
  };
}
