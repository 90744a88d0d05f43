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

/** Links for what a page needs at once and the template does not name already. */
function preloadLinks(site: CompiledSite, modules: readonly string[]): string {
  const { scripts, styles } = moduleFiles(site.manifest, modules);
  const fresh = (file: string) => !site.template.includes(`/${file}"`);
  return [
    ...styles.filter(fresh).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts
      .filter(fresh)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
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
 * which the boot script picks the saved one before the first paint.
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
      return { language, ...result };
    }),
  );
  const [first, ...others] = rendered;
  if (!first) throw new Error(`Merchant "${merchant.code}" has no language.`);
  const templates = others.map(
    ({ language, html }) =>
      `<template data-lang="${language}" lang="${toBcp47(language)}">${html}</template>`,
  );
  const head = headOf(loaded, first.language) + preloadLinks(site, first.preload ?? []);
  const body = [
    `<div id="root">${first.html}</div>`,
    ...templates,
    bakedBlock(loaded),
    `<script>${site.bootScript}</script>`,
  ];
  const withHead = fill(site.template, '<!--playhouse:head-->', head);
  const localized = fill(withHead, '__LANG__', toBcp47(first.language));
  return fill(localized, '<!--playhouse:body-->', body.join(''));
}
