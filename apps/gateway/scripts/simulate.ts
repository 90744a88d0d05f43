import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { makeCast } from '../src/testing/simulation/cast';
import { Coverage } from '../src/testing/simulation/Coverage';
import { runSeeds } from '../src/testing/simulation/runSeeds';
import { asCommand } from './asCommand';
import { withPostgres } from './withPostgres';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    seed: text,
    seeds: { ...text, default: '50' },
    trace: { type: 'boolean' },
    report: text,
  },
});
const first = Number(values.seed ?? 1);
const count = values.seed === undefined ? Number(values.seeds) : 1;
const seeds = Array.from({ length: count }, (_, at) => first + at);
/** The seed that runs. */
let running = first;

function readCommit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  } catch {
    return 'no commit';
  }
}

/** Tells what a seed has found, and writes it as tests are reported where a file is named. */
function tell(seed: number, findings: readonly string[]): void {
  console.error(
    `Seed ${seed} (npm run simulate -- --seed ${seed} --trace):\n  ${findings.join('\n  ')}`,
  );
  if (values.report === undefined) return;
  const title = `seed ${seed}: ${findings[0] ?? ''}`;
  const result = { fullName: title, status: 'failed', failureMessages: findings };
  const file = { name: 'simulation', status: 'failed', assertionResults: [result] };
  mkdirSync(dirname(values.report), { recursive: true });
  writeFileSync(values.report, JSON.stringify({ testResults: [file] }));
}

async function simulate(server: string): Promise<number> {
  const cast = await makeCast(server);
  const coverage = new Coverage();
  console.log(`Simulation at ${readCommit()}, seeds ${first} to ${first + count - 1}`);
  const began = performance.now();
  let done = 0;
  try {
    for await (const { seed, findings, trace } of runSeeds(server, cast, seeds, coverage)) {
      done += 1;
      running = seed + 1;
      if (values.trace === true) console.log(trace.join('\n'));
      if (findings.length === 0) continue;
      tell(seed, findings);
      return 1;
    }
    return 0;
  } finally {
    const minutes = (performance.now() - began) / 60_000;
    console.log(coverage.print());
    console.log(`${done} seeds, ${Math.round(done / minutes)} a minute`);
    await cast.drop();
  }
}

// A gateway that ends by itself ends this process.
process.once('uncaughtException', (error) => {
  tell(running, [`the process ends: ${error.message}`]);
  process.exit(1);
});
await asCommand(() => withPostgres(simulate));
