import { basename } from 'node:path';
import type MagicString from 'magic-string';
import type { Plugin, Rolldown } from 'vite';
import { editChunk } from './editChunk';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const manifestFile = '.vite/manifest.json';
const runtimeImport = /import\{([^}]*)\}from"\.\/rolldown-runtime-[^"]+";/;
const runtimeExport = /export\{([^}]*)\};?\s*$/;

function listed(pattern: RegExp, code: string) {
  const list = pattern.exec(code)?.[1];
  if (list === undefined) throw new Error('The bundler writes its helpers in another way now.');
  return list.split(',').map((entry) => {
    const [from = '', to = from] = entry.trim().split(' as ');
    return { from, to };
  });
}

/** Puts the helpers into a file, which offers them to others under names of their own. */
function putHelpers(code: MagicString, runtime: string): void {
  const offered = listed(runtimeExport, runtime);
  const wanted = listed(runtimeImport, code.original);
  const names = offered.map(({ to }) => `helper_${to}`).join();
  const result = offered.map(({ from, to }) => `helper_${to}:${from}`).join();
  const own = wanted.map(({ from, to }) => `${to}=helper_${from}`).join();
  const body = runtime.replace(runtimeExport, '');
  const start = `const{${names}}=(()=>{${body}return{${result}}})(),${own};export{${names}};`;
  code.replace(runtimeImport, () => start);
}

/** Lets a file take its helpers from another. */
function takeHelpers(code: MagicString, from: Chunk): void {
  const wanted = listed(runtimeImport, code.original);
  const names = wanted.map(({ from: name, to }) => `helper_${name} as ${to}`).join();
  code.replace(runtimeImport, () => `import{${names}}from"./${basename(from.fileName)}";`);
}

/** The manifest without a file that is no more. */
function withoutFile(manifest: string, fileName: string): string {
  const key = `_${basename(fileName)}`;
  const entries = JSON.parse(manifest) as Record<string, { imports?: readonly string[] }>;
  for (const entry of Object.values(entries))
    if (entry.imports !== undefined) entry.imports = entry.imports.filter((name) => name !== key);
  return JSON.stringify({ ...entries, [key]: undefined }, null, 2);
}

function chunkOf(bundle: Bundle, name: string): Chunk {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
  if (chunk?.type !== 'chunk') throw new Error(`There is no chunk "${name}".`);
  return chunk;
}

function moveHelpers(bundle: Bundle): void {
  const runtime = chunkOf(bundle, 'rolldown-runtime');
  const vendor = chunkOf(bundle, 'vendor');
  for (const file of Object.values(bundle)) {
    if (file.type === 'asset') {
      const preload = new RegExp(`\\s*<link[^>]*href="/${runtime.fileName}"[^>]*>`);
      if (file.fileName === manifestFile)
        file.source = withoutFile(String(file.source), runtime.fileName);
      if (file.fileName === 'index.html') file.source = String(file.source).replace(preload, '');
    } else if (file !== runtime) {
      // A file is named after what it holds. Where the vendor's name is not in it, a new one would not rename it.
      const mayTake = file !== vendor && file.imports.includes(vendor.fileName);
      editChunk(bundle, file, (code) => {
        if (file.imports.includes(runtime.fileName)) {
          if (mayTake) takeHelpers(code, vendor);
          else putHelpers(code, runtime.code);
        }
        // Lists of what to fetch ahead.
        code.replaceAll(runtime.fileName, vendor.fileName);
      });
    }
  }
  for (const name of [runtime.fileName, `${runtime.fileName}.map`])
    Reflect.deleteProperty(bundle, name);
}

/**
 * The bundler's helpers are a file of their own, of a few hundred bytes, which each page fetches before it can run
 * anything. They go into the vendor's file, which nearly all who need them need, too.
 */
export function helpersInVendor(): Plugin {
  return {
    name: 'playhouse:helpers-in-vendor',
    enforce: 'post',
    // What is written here is no part of what the bundler names a file after.
    augmentChunkHash: () => 'helpers in vendor',
    generateBundle: { order: 'post', handler: (_options, bundle) => moveHelpers(bundle) },
  };
}
