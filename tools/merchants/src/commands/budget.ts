import {
  createInlineScale,
  createScale,
  heaviest,
  measureDocument,
  measureScreens,
  type Measure,
} from '../budget/measure';
import { loadMerchant } from '../check/loadMerchant';
import { merchantCodes, type Places } from '../places';
import { loadSite, type CompiledSite } from '../stamp/compiledSite';
import { pageFiles } from '../stamp/moduleFiles';

/** How many of the lazy modules the table shows when all of them fit. */
const shown = 12;

const fits = ({ bytes, limit }: Measure) => bytes <= limit;
const kib = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(7)} KiB`;
const line = (measure: Measure) =>
  `${fits(measure) ? 'ok  ' : 'OVER'} ${kib(measure.bytes)} of ${kib(measure.limit)}  ${measure.name}`;

/** Each document's files, by merchant and name, in the merchant's default language. */
async function documentFiles(site: CompiledSite, places: Places) {
  const found = [];
  for (const code of merchantCodes(places)) {
    const { merchant } = loadMerchant(code, places);
    const [language = 'EN'] = merchant.languages;
    for (const { name } of site.documents(merchant)) {
      const { modules } = await site.render({ merchant, language, document: name });
      found.push({
        name: `${code} ${name}`,
        files: pageFiles(site, modules),
        isHome: name === 'home',
      });
    }
  }
  return found;
}

/** `budget`: gzip sizes against the limits, per document and per lazy module. Answers whether all fit. */
export async function budget(places: Places): Promise<boolean> {
  const site = await loadSite(places);
  const scale = createScale(places);
  const documents = await documentFiles(site, places);
  const scales = { named: scale, inline: createInlineScale(places) };
  const measured = documents.flatMap(({ name, files }) => measureDocument(name, files, scales));
  const home = documents.find(({ isHome }) => isHome)?.files ?? {
    scripts: [],
    styles: [],
    assets: [],
  };
  const screens = measureScreens(site.manifest, home, scale);
  const over = screens.filter((screen) => !fits(screen));
  const table = [...measured, ...screens.slice(0, Math.max(shown, over.length))];
  console.log(table.map(line).join('\n'));
  console.log(`${screens.length} lazily loaded modules, ${over.length} over their limit`);
  if (!measured.every(fits)) {
    console.log('\nHeaviest scripts of home:');
    for (const { name, bytes } of heaviest(home, scale, shown)) console.log(kib(bytes), name);
  }
  return table.every(fits);
}
