import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Merchant } from '@playhouse/whitelabel';
import * as z from 'zod/mini';
import type { Places } from '../places';
import { siteAddressesSchema, type SiteAddresses } from '../serving/route';

/** `home` is the home page; `shell` what every other address shows until its screen is there. */
export type PageKind = 'home' | 'shell';

export interface RenderRequest {
  readonly merchant: Merchant;
  readonly language: string;
  readonly page: PageKind;
}

/** `preload` names modules (keys of Vite's manifest) whose scripts the page needs at once. */
export type Render = (
  request: RenderRequest,
) => Promise<{ readonly html: string; readonly preload?: readonly string[] }>;

const chunkSchema = z.object({
  file: z.string(),
  isDynamicEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
});

const manifestSchema = z.record(z.string(), chunkSchema);
export type Manifest = z.output<typeof manifestSchema>;

/** What compiling `apps/site` once left behind, ready to stamp any number of merchants. */
export interface CompiledSite {
  readonly template: string;
  readonly manifest: Manifest;
  readonly bootScript: string;
  readonly render: Render;
  /** Addresses of the screens. */
  readonly addresses: SiteAddresses;
  /** Files of the client that live at the root of every site: the service worker. */
  readonly rootFiles: Readonly<Record<string, Buffer>>;
}

function readManifest(places: Places): Manifest {
  const path = join(places.site, 'client/.vite/manifest.json');
  return manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

const load = async (path: string) =>
  (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Record<string, unknown>;

const isRender = (value: unknown): value is Render => typeof value === 'function';

/** Reads the compiled site. Throws an error that says which part is missing and how to make it. */
export async function loadSite(places: Places): Promise<CompiledSite> {
  const client = join(places.site, 'client');
  const needed = [join(client, 'index.html'), join(places.site, 'server/entry-server.js')];
  const missing = needed.find((path) => !existsSync(path));
  if (missing !== undefined) {
    throw new Error(`The site is not compiled (${missing} is missing). Run: npx nx build site`);
  }
  // React picks its build when it is loaded; the one for development renders several times slower.
  process.env['NODE_ENV'] ??= 'production';
  const entry = await load(join(places.site, 'server/entry-server.js'));
  const boot = await load(join(places.site, 'server/boot.js'));
  if (!isRender(entry['render'])) throw new Error('entry-server.js exports no function "render".');
  if (typeof boot['bootScript'] !== 'string')
    throw new Error('boot.js exports no text "bootScript".');
  const worker = join(client, 'sw.js');
  return {
    template: readFileSync(join(client, 'index.html'), 'utf8'),
    manifest: readManifest(places),
    bootScript: boot['bootScript'],
    render: entry['render'],
    addresses: siteAddressesSchema.parse(entry['addresses']),
    rootFiles: existsSync(worker) ? { 'sw.js': readFileSync(worker) } : {},
  };
}
