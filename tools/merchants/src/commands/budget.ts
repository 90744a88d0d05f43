import {
  createScale,
  heaviest,
  measureHome,
  measureScreens,
  type Measure,
} from '../budget/measure';
import { loadMerchant } from '../check/loadMerchant';
import { merchantCodes, type Places } from '../places';
import { loadSite } from '../stamp/compiledSite';
import { firstLoad } from '../stamp/moduleFiles';

/** How many of the lazy modules the table shows when all of them fit. */
const shown = 12;

const fits = ({ bytes, limit }: Measure) => bytes <= limit;
const kib = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} KiB`;
const line = (measure: Measure) =>
  `${fits(measure) ? 'ok  ' : 'OVER'} ${kib(measure.bytes)} of ${kib(measure.limit)}  ${measure.name}`;

/** `budget`: gzip sizes against the limits, per merchant and per lazy module. Answers whether all fit. */
export async function budget(places: Places): Promise<boolean> {
  const { template, manifest, render } = await loadSite(places);
  const scale = createScale(places);
  const homes: Measure[] = [];
  const preloads = new Set<string>();
  for (const code of merchantCodes(places)) {
    const { merchant } = loadMerchant(code, places);
    const language = merchant.languages[0] ?? 'EN';
    const { preload = [] } = await render({ merchant, language, page: 'home' });
    preload.forEach((module) => preloads.add(module));
    homes.push(...measureHome(code, firstLoad(template, manifest, preload), scale));
  }
  const base = firstLoad(template, manifest, [...preloads]);
  const screens = measureScreens(manifest, base, scale);
  const over = screens.filter((screen) => !fits(screen));
  const table = [...homes, ...screens.slice(0, Math.max(shown, over.length))];
  console.log(table.map(line).join('\n'));
  console.log(`${screens.length} lazily loaded modules, ${over.length} over their limit`);
  if (!homes.every(fits)) {
    console.log('\nHeaviest scripts of the first load:');
    for (const { name, bytes } of heaviest(base, scale, shown)) console.log(kib(bytes), name);
  }
  return table.every(fits);
}
