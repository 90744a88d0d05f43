import { spawnSync } from 'node:child_process';
import { findFirefox } from './worlds/firefox/findFirefox';
import { findNginx } from './worlds/nginx/findNginx';
import { findWebkit } from './worlds/webkit/findWebkit';
import { nxStep } from './steps';
import type { Step } from './steps';

/** Runs a program of the tools with its output visible and answers its exit code. */
function program(path: string, env: NodeJS.ProcessEnv): () => number {
  return () =>
    spawnSync(process.execPath, ['--import', 'tsx', path], {
      stdio: 'inherit',
      env: { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.base.json', ...env },
    }).status ?? 1;
}

/** What stands between the site and its players, and what does not fit into every contributor's minutes. */
export function worldSteps(env: NodeJS.ProcessEnv): readonly Step[] {
  const lacksPostgres = () =>
    program('apps/gateway/scripts/hasPostgres.ts', env)() === 0
      ? undefined
      : 'no PostgreSQL is installed, and none can be fetched';
  const lacksNginx = () =>
    findNginx() === undefined
      ? 'no nginx is installed, and Debian’s package cannot be fetched'
      : undefined;
  return [
    // The worlds are served from what is built.
    nxStep('Worlds: the built sites', ['run', 'merchants:build-all'], env),
    {
      title: 'nginx in front, by the generated configuration',
      lacks: lacksNginx,
      run: program('tools/commands/src/worlds/nginx/index.ts', env),
    },
    {
      title: 'An operator: the README’s commands, from a clone to players',
      lacks: lacksNginx,
      run: program('tools/commands/src/worlds/operator/index.ts', env),
    },
    {
      title: 'Container images, their parts',
      lacks: () =>
        spawnSync('npm', ['view', 'hono', 'version'], { stdio: 'ignore' }).status === 0
          ? undefined
          : 'the npm registry cannot be reached',
      run: program('tools/commands/src/worlds/containers/index.ts', env),
    },
    {
      title: 'Firefox, a second engine',
      lacks: () =>
        findFirefox() === undefined
          ? 'no Firefox is installed, and Debian’s package cannot be fetched'
          : undefined,
      run: program('tools/commands/src/worlds/firefox/index.ts', env),
    },
    {
      title: 'WebKit, a third engine',
      lacks: () =>
        findWebkit() === undefined
          ? 'no WebKitWebDriver and Xvfb are installed, and Debian’s packages cannot be fetched or laid over'
          : undefined,
      run: program('tools/commands/src/worlds/webkit/index.ts', env),
    },
    {
      title:
        'Journeys whole: every movement on every bad line, every screen in every trouble, every address, language and theme',
      run: () =>
        spawnSync('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
          stdio: 'inherit',
          env: { ...process.env, ...env, E2E_EXTENT: 'whole' },
        }).status ?? 1,
    },
    {
      title: 'The gateway on PostgreSQL',
      lacks: lacksPostgres,
      run: nxStep('', ['run', 'gateway:test-postgres'], {
        ...{ GATEWAY_FUZZ_RUNS: '300', ANY_ORDER_RUNS: '30' },
        ...env,
      }).run,
    },
    {
      title: 'Benchmark: the gateway with many players',
      lacks: lacksPostgres,
      run: program('apps/gateway/bench/index.ts', env),
    },
    {
      title: 'Benchmark: one merchant and a hundred',
      run: program('tools/benchmarks/merchants/index.ts', env),
    },
    {
      title: 'Benchmark: a thousand merchants',
      run: program('tools/benchmarks/merchants/fleet.ts', env),
    },
    { title: 'Benchmark: the lobby', run: program('tools/benchmarks/lobby/index.ts', env) },
    {
      title: 'Benchmark: the start of a page',
      run: program('tools/benchmarks/home/index.ts', env),
    },
  ];
}
