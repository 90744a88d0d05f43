import { createHash } from 'node:crypto';
import { entryFiles } from './moduleFiles';
import type { Manifest } from './manifest';

/** What a file must be, in the form of an `integrity` attribute. */
export const integrityOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Every script and style sheet of the build. */
function codeFiles(manifest: Manifest, template: string): string[] {
  const chunks = Object.values(manifest);
  const named = [...chunks.map(({ file }) => file), ...chunks.flatMap(({ css }) => css ?? [])];
  const files = new Set([...entryFiles(template), ...named]);
  return [...files].filter((file) => /\.(js|css)$/.test(file)).sort();
}

/**
 * The import map of every page of a build: by it engines check what scripts import from each other. Style sheets stand
 * in it for the site's own loader. It is the same for all merchants.
 */
export function importMapOf(
  manifest: Manifest,
  template: string,
  fileText: (file: string) => string,
): string {
  const entries = codeFiles(manifest, template).map(
    (file) => [`/${file}`, integrityOf(fileText(file))] as const,
  );
  return JSON.stringify({ integrity: Object.fromEntries(entries) });
}
