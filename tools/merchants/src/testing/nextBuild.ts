import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from '../stamp/integrity';

/** Another hash of the same form. */
const renamed = (name: string) =>
  name.replace(/(-[\w-]{8}|)(?=\.(?:js|css|json)$)/, (hash) =>
    hash === '' ? 'n' : `-${[...hash.slice(1)].reverse().join('')}`,
  );

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** A table of files, with what they are now. */
function sumAnew(client: string, table: string): string {
  const files = Object.keys(JSON.parse(table) as Record<string, string>);
  const sums = files.map((file) => [file, hashText(readFileSync(join(client, file), 'utf8'))]);
  return JSON.stringify(Object.fromEntries(sums));
}

/** Copies a compiled site, so that it can be changed. */
export function copyBuild(site: string, target: string): void {
  cpSync(site, target, { recursive: true });
  // The compiled server part is made of modules, wherever it lies.
  writeFileSync(join(target, 'package.json'), '{"type":"module"}');
}

/** Makes of a compiled site what a build leaves behind in which everything changed: every shared file has another name. */
export function nextBuild(site: string): void {
  const client = join(site, 'client');
  const assets = join(client, 'assets');
  const names = readdirSync(assets).filter((name) => /\.(js|css|json)$/.test(name));
  const rename = (text: string) =>
    names.reduce((all, name) => all.replaceAll(name, renamed(name)), text);
  for (const name of names) rewrite(join(assets, name), rename);
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)));
  for (const name of names.filter((each) => each.endsWith('.json')))
    rewrite(join(assets, renamed(name)), (table) => sumAnew(client, table));
  for (const name of ['index.html', 'sw.js', '.vite/manifest.json'])
    rewrite(join(client, name), rename);
}
