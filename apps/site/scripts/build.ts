import { build, mergeConfig } from 'vite';
import config from '../vite.config';

async function compile(isSsrBuild: boolean): Promise<void> {
  const site = config({ command: 'build', mode: 'production', isSsrBuild });
  await build(
    mergeConfig(site, { configFile: false, logLevel: 'warn', build: { ssr: isSsrBuild } }),
  );
}

// One compilation for all merchants: what the browser loads, then what prerenders the shell.
await compile(false);
await compile(true);
