import { parseArgs } from 'node:util';
import { findChromium } from '@playhouse/browser/findChromium';
import { findKiller, makeCopy } from './mutants/judge';
import { readMutants, takeShard } from './mutants/readMutants';
import { levels } from './mutants/stages';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { area: text, id: text, shard: text, level: { ...text, default: 'journeys' } },
});
const level = levels.find((each) => each === values.level);
if (level === undefined) throw new Error(`--level is one of ${levels.join(', ')}`);

const wanted = readMutants('.').filter(
  ({ area, id }) => area === (values.area ?? area) && id === (values.id ?? id),
);
const mutants = takeShard(wanted, values.shard ?? '1/1');
const copy = `.data/mutants${(values.shard ?? '').replace('/', 'of')}`;
makeCopy(copy);
const bench = { copy, level, env: { CHROMIUM_PATH: findChromium() }, green: new Set<string>() };

let died = 0;
for (const mutant of mutants) {
  const started = Date.now();
  const red = findKiller(mutant, bench);
  if (red !== undefined) died += 1;
  const end = red === undefined ? `SURVIVED: ${mutant.why}` : `died by ${red.by}`;
  console.log(`${mutant.id}: ${end} (${Math.round((Date.now() - started) / 1000)} s)`);
}
console.log(`\n${died} of ${mutants.length} died`);
process.exitCode = mutants.length > 0 && died === mutants.length ? 0 : 1;
