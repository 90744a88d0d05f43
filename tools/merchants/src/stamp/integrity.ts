import { createHash } from 'node:crypto';
import type { CompiledSite } from './compiledSite';
import { entryFiles } from './moduleFiles';
import type { Manifest } from './manifest';
import { oncePerList } from './oncePerList';

/** What a file must be, in the form of an `integrity` attribute. */
export const integrityOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Every script and style sheet that a page may come to, past modules whose keys begin like one of these. */
function codeFiles(manifest: Manifest, template: string, without: readonly string[]): string[] {
  const entries = entryFiles(template);
  const files = new Set(entries);
  const seen = new Set<string>();
  const visit = (id: string) => {
    const chunk = manifest[id];
    if (!chunk || seen.has(id) || without.some((beginning) => id.startsWith(beginning))) return;
    seen.add(id);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  for (const [id, { file, isEntry }] of Object.entries(manifest))
    if (isEntry === true || entries.includes(file)) visit(id);
  return [...files].filter((file) => /\.(js|css)$/.test(file)).sort();
}

type CodeOfSite = Pick<CompiledSite, 'manifest' | 'template' | 'integrityOf'>;

/**
 * The import map of every page of a merchant that goes without some modules: by it engines check what scripts import from
 * each other. Style sheets stand in it for the site's own loader.
 */
export const importMapOf = oncePerList((site: CodeOfSite, without): string => {
  const entries = codeFiles(site.manifest, site.template, without).map(
    (file) => [`/${file}`, site.integrityOf(file)] as const,
  );
  return JSON.stringify({ integrity: Object.fromEntries(entries) });
});
