import { dictionaryMeta, firstViewId } from '@playhouse/navigation';
import { bakedElementId, type Merchant } from '@playhouse/whitelabel';
import type { LoadedMerchant } from '../check/loadMerchant';
import { listAhead } from './listAhead';
import type { CompiledSite } from './compiledSite';
import { dictionaryPath } from '../site/dictionary';
import { fill, scriptJson } from '../site/escape';
import { markLanguage } from './markLanguage';
import { buildHead } from './head';
import { buildImportMap } from './integrity';
import { entryFiles, pageFiles, standsAlone } from '@playhouse/site/moduleFiles';
import { oncePerList } from '@playhouse/site/oncePerList';

const rootId = 'root';

/** The config as the page carries it. */
export function bakedBlock(loaded: LoadedMerchant): string {
  return jsonBlock(bakedElementId, loaded.merchant);
}

function jsonBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;
}

/** Id of what stands behind the application's markup. */
const endId = 'page-end';

/**
 * Nothing is painted before the first view is whole: half of it would move, and what is below it would keep it waiting. An
 * engine waits until the element begins, so what has to be whole ends before it; the places of tiles are known without
 * what is in them. A browser that does not know the link paints when it likes.
 */
function wholeFirst(body: string): string {
  const end = body.includes(`id="${firstViewId}"`) ? firstViewId : endId;
  return `<link rel="expect" href="#${end}" blocking="render">`;
}

/**
 * Style sheets as text, so that the first view waits for none. Each says which file it is: the loader of scripts that
 * come later fetches no sheet that is there. Not by a disabled link: Chromium 150 fetches those, too.
 */
const inlineStyles = oncePerList((site: CompiledSite, files): string =>
  files.map((file) => `<style data-file="${file}">${site.fileText(file)}</style>`).join(''),
);

/**
 * Below the pictures of the first view, which they would keep waiting; all at once, so that none waits for another. What
 * imports no other runs by itself, in a task of its own, and is there for those that import it.
 */
const scriptTags = oncePerList((site: CompiledSite, scripts): string => {
  const entries = entryFiles(site.template);
  const parts = scripts.filter((file) => !entries.includes(file));
  const checked = (file: string) => `crossorigin integrity="${site.integrityOf(file)}"`;
  const preloads = parts.map(
    (file) => `<link rel="modulepreload" ${checked(file)} href="/${file}">`,
  );
  const alone = parts
    .filter((file) => standsAlone(site.manifest, file))
    .map((file) => `<script type="module" async ${checked(file)} src="/${file}"></script>`);
  const starts = entries.map(
    (file) => `<script type="module" ${checked(file)} src="/${file}"></script>`,
  );
  return [...preloads, ...alone, ...starts].join('');
});

/** Must stand above whatever fetches a script; engines read one map only, and none once they have begun to import. */
const importMapTag = (site: CompiledSite, merchant: Merchant) =>
  `<script type="importmap">${buildImportMap(site, site.modulesWithout(merchant))}</script>`;

// The template's own tags stand in the head, where scripts would be fetched before pictures.
const ownTags =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;

// React names the pictures of the first view ahead of its markup; they belong into the head.
const picturePreloads = /^(?:<link rel="preload"[^>]*>)+/;

/** Each file once: the parts of a sprite are one. */
function splitPreloads(html: string): { pictures: string; body: string } {
  const named = picturePreloads.exec(html)?.[0] ?? '';
  const files = named.replaceAll(/#[^"]*"/g, '"').match(/<[^>]*>/g);
  return { pictures: [...new Set(files)].join(''), body: html.slice(named.length) };
}

/** The page's policy forbids style attributes; React sets styles by script only, so markup must have none. */
function assertClean(html: string, what: string): void {
  const found = /<[a-z][^>]*\sstyle="[^"]*"/i.exec(html);
  if (found) {
    throw new Error(
      `The rendered ${what} has a style attribute, which its policy blocks: ${found[0]}`,
    );
  }
}

export interface PageOrder {
  readonly language: string;
  /** Name of one of the merchant's documents; none for the frame of every other address. */
  readonly document?: string;
  /** Origin of the platform whose public answers the page shows; none shows skeletons. */
  readonly platform?: string;
  /** The window that cleans the platform's HTML: goes with `platform`. */
  readonly window?: object;
  /** Asks the platform: goes with `platform`. */
  readonly fetch?: typeof fetch;
  /** Names what the page was rendered from, once it is known. */
  readonly identify?: () => Promise<string>;
}

/**
 * One page of a merchant in one language: whole without a script, with its styles inside, its first
 * pictures and every script of its screen named, and the answers that it was rendered from.
 * @throws when the platform does not answer, or not as the contract says
 */
export async function buildPage(
  site: CompiledSite,
  loaded: LoadedMerchant,
  order: PageOrder,
): Promise<string> {
  const { merchant } = loaded;
  const { language, document, identify, ...source } = order;
  const wish = { merchant, language, ...(document !== undefined && { document }), ...source };
  const { html, beside, data, modules, ahead } = await site.render(wish);
  const id = await identify?.();
  assertClean(html, `${document ?? 'frame'} of ${merchant.code} in ${language}`);
  const { pictures, body } = splitPreloads(html);
  const named = pageFiles(site, modules);
  const styles = inlineStyles(site, named.styles);
  const dictionary = `<meta name="${dictionaryMeta}" content="/${dictionaryPath(site.template)}">`;
  const head = [buildHead(loaded, language), dictionary, styles, pictures, wholeFirst(body)];
  const parts = [
    // Above the script that reads them, in a frame; a document's first view waits for neither.
    ...(ahead === undefined
      ? []
      : [
          jsonBlock(site.aheadElementId, listAhead(site, named, ahead)),
          importMapTag(site, merchant),
        ]),
    `<script>${site.bootScript}</script>`,
    `<div id="${rootId}">${body}</div><template id="${endId}"></template>`,
    beside,
    // Behind a document's first view, which would wait for it.
    ahead === undefined ? importMapTag(site, merchant) : '',
    scriptTags(site, named.scripts),
    bakedBlock(loaded),
    data === undefined ? '' : jsonBlock(site.embeddedElementId, { ...data, id }),
  ];
  const frame = markLanguage(site.template.replace(ownTags, ''), language);
  const withHead = fill(frame, '<!--playhouse:head-->', head.join(''));
  return fill(withHead, '<!--playhouse:body-->', parts.join(''));
}
