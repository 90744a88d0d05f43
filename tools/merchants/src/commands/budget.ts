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

/** How many of the lazy modules the table shows when all of them fit. */
const shown = 12;

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} KiB`;

const line = ({ name, bytes, limit }: Measure) =>
  `${bytes <= limit ? 'ok  ' : 'OVER'} ${kib(bytes)} of ${kib(limit).trim().padStart(9)}  ${name}`;

/** `budget`: gzip sizes against the limits, per merchant and per lazy module. Answers whether all fit. */
export async function budget(places: Places): Promise<boolean> {
  const site = await loadSite(places);
  const scale = createScale(places);
  const homes: Measure[] = [];
  const preloads = new Set<string>();
  for (const code of merchantCodes(places)) {
    const { merchant } = loadMerchant(code, places);
    const language = merchant.languages[0] ?? 'EN';
    const { preload = [] } = await site.render({ merchant, language, page: 'home' });
    preload.forEach((module) => preloads.add(module));
    homes.push(...measureHome(code, site.manifest, preload, scale));
  }
  const screens = measureScreens(site.manifest, [...preloads], scale);
  const over = screens.filter(({ bytes, limit }) => bytes > limit);
  const table = [...homes, ...screens.slice(0, Math.max(shown, over.length))];
  console.log(table.map(line).join('\n'));
  console.log(`${screens.length} lazily loaded modules, ${over.length} over their limit`);
  if (homes.some(({ bytes, limit }) => bytes > limit)) {
    console.log('\nHeaviest scripts of the first load:');
    for (const { name, bytes } of heaviest(site.manifest, [...preloads], scale, shown)) {
      console.log(`     ${kib(bytes)}  ${name}`);
    }
  }
  return table.every(({ bytes, limit }) => bytes <= limit);
}
