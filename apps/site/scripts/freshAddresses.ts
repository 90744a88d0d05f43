import type MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { editChunk } from './editChunk';

/** The id under which the built site's imports ask for Vite's helper. */
const helperId = '\0vite/preload-helper.js';

/** Longer than any name that the bundler gives. */
const name = '_from';
const writtenImport =
  /(async)?\(\)=>(\{(?:let|const|var)\{[^}]*\}=await )?import\((`\.\/[^`]+`|"\.\/[^"]+")\)/g;
const leftImport = /.{0,60}\bimport\((?!_from\().{0,60}/;

/** Lets each `import()` take its address from whoever asks for it. */
function takeAddresses(code: MagicString): void {
  code.replace(
    writtenImport,
    (_all, asked: string | undefined, taken: string | undefined, file: string) =>
      `${asked === undefined ? '' : 'async '}${name}=>${taken ?? ''}import(${name}(${file}))`,
  );
}

/**
 * Puts the site's own `fetchChunk` behind each `import()`, and lets it say by which address: one that is written into
 * the code is the same for ever.
 *
 * @param root folder of the site
 */
export function freshAddresses(root: string): Plugin {
  const own = JSON.stringify(`${root}/src/chunks/fetchChunk.ts`);
  return {
    name: 'playhouse:fresh-addresses',
    enforce: 'post',
    load: {
      order: 'pre',
      handler: (id) =>
        id === helperId ? `export { fetchChunk as __vitePreload } from ${own};` : undefined,
    },
    // What is written here is no part of what the bundler names a file after.
    augmentChunkHash: () => 'fresh addresses',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !leftImport.test(file.code)) continue;
          if (file.code.includes(name)) this.error(`${file.fileName} has a name ${name}.`);
          editChunk(bundle, file, takeAddresses);
          const left = leftImport.exec(file.code);
          if (left !== null) this.error(`${file.fileName} imports in another way: ${left[0]}`);
        }
      },
    },
  };
}
