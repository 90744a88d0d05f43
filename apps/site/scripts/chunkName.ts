const catalogue = /\/i18n\/texts\/(?:(\w+)\/)?(\w+)\.js$/;

/**
 * Pattern of a chunk's file. Texts are called by what they are of, not by the language alone: a browser reads a new file by
 * the one that it has under the same name.
 */
export function chunkName({ facadeModuleId }: { readonly facadeModuleId: string | null }): string {
  const [, library = 'first', language] = catalogue.exec(facadeModuleId ?? '') ?? [];
  return language === undefined
    ? 'assets/[name]-[hash].js'
    : `assets/texts-${library}-${language}-[hash].js`;
}
