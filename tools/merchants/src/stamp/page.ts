import { toBcp47 } from '@playhouse/i18n';
import { bakedElementId } from '@playhouse/whitelabel';
import type { LoadedMerchant } from '../check/loadMerchant';
import type { CompiledSite, PageKind } from './compiledSite';
import { fill, scriptJson } from './escape';
import { headOf } from './head';
import { moduleFiles } from './moduleFiles';

/** The config as the page carries it. */
export function bakedBlock(loaded: LoadedMerchant): string {
  return `<script type="application/json" id="${bakedElementId}">${scriptJson(loaded.merchant)}</script>`;
}

const bootId = 'boot';

// Nothing is painted before the page is whole and in the saved language: half a page would move, and the
// wrong language flash. A browser that does not know the link paints when it likes.
const wholeFirst = `<link rel="expect" href="#${bootId}" blocking="render">`;

/** Addresses of the scripts that a page needs at once and the template does not name already. */
function preloadOf(site: CompiledSite, modules: readonly string[]): string {
  const { scripts } = moduleFiles(site.manifest, modules);
  const fresh = scripts.filter((file) => !site.template.includes(`/${file}"`));
  return fresh.length > 0 ? ` data-preload="${fresh.map((file) => `/${file}`).join(' ')}"` : '';
}

/** The page's policy forbids style attributes; React sets styles by script only, so markup must have none. */
function assertClean(html: string, what: string): void {
  const found = /<[a-z][^>]*\sstyle="[^"]*"/i.exec(html);
  if (found) {
    throw new Error(
      `The prerendered ${what} has a style attribute, which its policy blocks: ${found[0]}`,
    );
  }
}

/**
 * One page of a merchant: its default language in `#root`, every other language in a template, from
 * which the boot script picks the saved one before the first paint, with the scripts it needs.
 */
export async function buildPage(
  site: CompiledSite,
  loaded: LoadedMerchant,
  page: PageKind,
): Promise<string> {
  const { merchant } = loaded;
  const rendered = await Promise.all(
    merchant.languages.map(async (language) => {
      const result = await site.render({ merchant, language, page });
      assertClean(result.html, `${page} of ${merchant.code} in ${language}`);
      return { language, html: result.html, preload: preloadOf(site, result.preload ?? []) };
    }),
  );
  const [first, ...others] = rendered;
  if (!first) throw new Error(`Merchant "${merchant.code}" has no language.`);
  const templates = others.map(
    ({ language, html, preload }) =>
      `<template data-lang="${language}" lang="${toBcp47(language)}"${preload}>${html}</template>`,
  );
  const body = [
    `<div id="root"${first.preload}>${first.html}</div>`,
    ...templates,
    bakedBlock(loaded),
    `<script id="${bootId}">${site.bootScript}</script>`,
  ];
  const withHead = fill(
    site.template,
    '<!--playhouse:head-->',
    headOf(loaded, first.language) + wholeFirst,
  );
  const localized = fill(withHead, '__LANG__', toBcp47(first.language));
  return fill(localized, '<!--playhouse:body-->', body.join(''));
}
