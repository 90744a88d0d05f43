import { createHash } from 'node:crypto';
import type { CompiledSite } from './compiledSite';
import { entryFiles } from '@playhouse/site/moduleFiles';
import { chunksFrom, type Manifest } from '@playhouse/site/manifest';
import { oncePerList } from '@playhouse/site/oncePerList';

/** The hash of a text, in the form of an `integrity` attribute. */
export const hashText = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Every script and style sheet that a page may come to, past modules whose keys begin like one of these. */
function codeFiles(manifest: Manifest, template: string, without: readonly string[]): string[] {
  const entries = entryFiles(template);
  const started = Object.entries(manifest).flatMap(([id, { file, isEntry }]) =>
    isEntry === true || entries.includes(file) ? [id] : [],
  );
  const chunks = chunksFrom(manifest, started, { without, late: true });
  const files = new Set([...entries, ...chunks.flatMap(({ file, css = [] }) => [file, ...css])]);
  return [...files].filter((file) => /\.(js|css)$/.test(file)).sort();
}

type CodeOfSite = Pick<CompiledSite, 'manifest' | 'template' | 'integrityOf'>;

/**
 * The import map of every page of a merchant that goes without some modules: by it engines check what scripts import from
 * each other. Style sheets stand in it for the site's own loader.
 */
export const buildImportMap = oncePerList((site: CodeOfSite, without): string => {
  const entries = codeFiles(site.manifest, site.template, without).map(
    (file) => [`/${file}`, site.integrityOf(file)] as const,
  );
  return JSON.stringify({ integrity: Object.fromEntries(entries) });
});
