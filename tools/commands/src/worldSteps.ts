import { spawnSync } from 'node:child_process';
import { findFirefox } from './worlds/firefox/findFirefox';
import { findNginx } from './worlds/nginx/findNginx';
import { findWebkit } from './worlds/webkit/findWebkit';
import { runCells } from './runCells';
import { runJourneys } from './runJourneys';
import { nxStep } from './steps';
import type { Step } from './steps';

/** Anything that players' browsers, or a server in front of them, get. */
const site =
  /^(apps\/site|libs|merchants|tools\/merchants|tools\/commands\/src\/worlds)\/|^package-lock/;
const platform = /^(apps\/gateway|libs\/(wps|fixtures|whitelabel))\/|^package-lock/;
const delivery = /^(tools|merchants|apps\/site\/scripts)\/|^(README|package)/;

/** Runs a program of the tools with its output visible and answers its exit code. */
function program(path: string, env: NodeJS.ProcessEnv, ...args: readonly string[]): () => number {
  return () =>
    spawnSync(process.execPath, ['--import', 'tsx', path, ...args], {
      stdio: 'inherit',
      env: { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.base.json', ...env },
    }).status ?? 1;
}

/** Servers and engines between the site and its players, and tests too long for every contributor. */
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
      reads: site,
      minutes: 3,
      lacks: lacksNginx,
      run: program('tools/commands/src/worlds/nginx/index.ts', env),
    },
    {
      title: 'An upgrade: the release before and this one, on one database',
      reads: /^(apps|libs|merchants|tools\/(merchants|commands\/src\/worlds))\/|^package-lock/,
      minutes: 2,
      lacks: lacksNginx,
      run: program('tools/commands/src/worlds/upgrade/index.ts', env),
    },
    {
      title: 'An operator: the README’s commands, from a clone to players',
      reads: delivery,
      minutes: 4,
      lacks: lacksNginx,
      run: program('tools/commands/src/worlds/operator/index.ts', env),
    },
    {
      title: 'Six awkward merchants, from the generator to players',
      reads: /^(apps|libs|merchants|tools\/(merchants|commands\/src\/worlds))\/|^package-lock/,
      minutes: 2,
      lacks: lacksNginx,
      run: program('tools/commands/src/worlds/awkward/index.ts', env),
    },
    {
      title: 'A shared cache in front of nginx',
      reads: site,
      minutes: 2,
      lacks: lacksNginx,
      run: program('tools/commands/src/worlds/cdn/index.ts', env),
    },
    {
      title: 'Firefox, a second engine',
      reads: site,
      minutes: 3,
      lacks: () =>
        findFirefox() === undefined
          ? 'no Firefox is installed, and Debian’s package cannot be fetched'
          : undefined,
      run: program('tools/commands/src/worlds/firefox/index.ts', env),
    },
    {
      title: 'WebKit, a third engine',
      reads: site,
      minutes: 3,
      lacks: () =>
        findWebkit() === undefined
          ? 'no WebKitWebDriver and Xvfb are installed, and Debian’s packages cannot be fetched or laid over'
          : undefined,
      run: program('tools/commands/src/worlds/webkit/index.ts', env),
    },
    {
      title:
        'Journeys whole: every screen in every look and fault, every movement on every bad line',
      minutes: 20,
      splits: true,
      reads: /^(apps|libs|merchants|e2e)\/|^package-lock/,
      run: ({ shard }) => runJourneys({ shard, env: { ...env, E2E_EXTENT: 'whole' } }),
    },
    {
      title:
        'Cells: every screen in every state, in the dark, in long words, in other languages and shapes',
      minutes: 20,
      splits: true,
      reads: /^(libs|apps\/storybook|merchants)\/|^package-lock/,
      run: ({ shard }) => runCells(shard, env),
    },
    {
      title: 'Storybook as it is built',
      minutes: 4,
      reads: /^(libs|apps\/storybook|merchants)\/|^package-lock/,
      run: program('tools/commands/src/worlds/storybook/index.ts', env),
    },
    {
      title: 'The gateway on PostgreSQL',
      reads: platform,
      minutes: 4,
      lacks: lacksPostgres,
      run: nxStep('', ['run', 'gateway:test-postgres'], {
        ...{ GATEWAY_FUZZ_RUNS: '300', ANY_ORDER_RUNS: '30' },
        ...env,
      }).run,
    },
    {
      title: 'Simulation: gateways on PostgreSQL, faults by seeds',
      reads: platform,
      minutes: 3,
      lacks: lacksPostgres,
      run: program('apps/gateway/scripts/simulate.ts', env, '--seeds', '100'),
    },
    {
      title:
        'Robots: ten thousand weeks of strategies at every merchant, and eight by public calls',
      reads: /^(apps\/gateway|libs\/(economy|games)|merchants)\/|^package-lock/,
      minutes: 4,
      run: program('apps/gateway/scripts/robots.ts', env),
    },
    {
      title: 'Benchmark: the gateway with many players',
      informs: true,
      reads: platform,
      minutes: 2,
      lacks: lacksPostgres,
      run: program('apps/gateway/bench/index.ts', env),
    },
    {
      title: 'Benchmark: one merchant and a hundred',
      informs: true,
      reads: delivery,
      run: program('tools/benchmarks/merchants/index.ts', env),
    },
    {
      title: 'Benchmark: a thousand merchants',
      informs: true,
      reads: delivery,
      run: program('tools/benchmarks/merchants/fleet.ts', env),
    },
    {
      title: 'Benchmark: the start of a page',
      informs: true,
      reads: site,
      minutes: 6,
      run: program('tools/benchmarks/home/index.ts', env),
    },
    {
      title: 'Benchmark: a game’s page and a round of it',
      informs: true,
      reads: /^(apps\/gateway|libs\/games)\/|^package-lock/,
      minutes: 6,
      run: program('tools/benchmarks/games/index.ts', env),
    },
  ];
}
