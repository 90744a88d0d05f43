import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findFirefox } from './worlds/firefox/findFirefox';
import { findNginx } from './worlds/nginx/findNginx';
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

function hasTarget(project: string, target: string): boolean {
  const text = readFileSync(`${project}/project.json`, 'utf8');
  return target in (JSON.parse(text) as { targets: Record<string, unknown> }).targets;
}

/** A database that is given, or a server of Debian's or one's own that can be started for the run. */
function lacksPostgres(): string | undefined {
  const places = ['/usr/local/bin/postgres', '/usr/bin/postgres', '/usr/lib/postgresql'];
  const isThere =
    process.env['DATABASE_URL'] !== undefined || places.some((each) => existsSync(each));
  return isThere ? undefined : 'no PostgreSQL is installed and DATABASE_URL is not set';
}

/** What stands between the site and its players, and what does not fit into every contributor's minutes. */
export function worldSteps(env: NodeJS.ProcessEnv): readonly Step[] {
  return [
    // The worlds are served from what is built.
    nxStep('Worlds: the built sites', ['run', 'merchants:build-all'], env),
    {
      title: 'nginx in front, by the generated configuration',
      lacks: () =>
        findNginx() === undefined
          ? 'no nginx is installed, and Debian’s package cannot be fetched'
          : undefined,
      run: program('tools/commands/src/worlds/nginx/index.ts', env),
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
      title: 'The gateway on PostgreSQL',
      lacks: () =>
        hasTarget('apps/gateway', 'test-postgres')
          ? lacksPostgres()
          : 'the gateway has no tests of its own for it',
      run: nxStep('', ['run', 'gateway:test-postgres'], { GATEWAY_FUZZ_RUNS: '300', ...env }).run,
    },
    {
      title: 'Benchmark: one merchant and a hundred',
      run: program('tools/benchmarks/merchants/index.ts', env),
    },
    { title: 'Benchmark: the lobby', run: program('tools/benchmarks/lobby/index.ts', env) },
    {
      title: 'Benchmark: the start of a page',
      run: program('tools/benchmarks/home/index.ts', env),
    },
  ];
}
