import { builtinEnvironments } from 'vitest/runtime';
import type { Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

/** A document that all files of a process share: making one takes longer than most files. */
export default {
  name: 'one-document',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!('document' in global)) await jsdom.setup(global, options);
    else {
      document.documentElement.innerHTML = '<head></head><body></body>';
      for (const { name } of [...document.documentElement.attributes])
        document.documentElement.removeAttribute(name);
      history.replaceState(null, '', '/');
    }
    return { teardown: () => undefined };
  },
} satisfies Environment;
