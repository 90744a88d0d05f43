import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Merchant } from '@playhouse/whitelabel';
import type { Places } from '../places';
import { hashText } from './integrity';
import { manifestSchema, type Manifest } from '@playhouse/site/manifest';

/** An address of a merchant's site that is a document of its own. */
export interface PublicDocument {
  /** Names the document's file. */
  readonly name: string;
  /** Paths of all its addresses, in the form of `canonicalPath`. */
  readonly paths: readonly string[];
  /** The one query string that the document is for; without it any will do. */
  readonly query?: string;
  /** Modules, by their keys in Vite's manifest, that its screen runs at first. */
  readonly modules: readonly string[];
}

export interface RenderRequest {
  readonly merchant: Merchant;
  readonly language: string;
  /** Name of one of the merchant's documents; none renders the frame of every other address. */
  readonly document?: string;
  /** Origin of the platform whose public answers the document shows; none shows skeletons. */
  readonly platform?: string;
  /** The window that cleans the platform's HTML: goes with `platform`. */
  readonly window?: object;
  /** Asks the platform: goes with `platform`. */
  readonly fetch?: typeof fetch;
}

export interface Rendered {
  readonly html: string;
  /** Markup beside it, out of the script's hands. */
  readonly beside: string;
  /** The data that the page was rendered from, for the browser to start with. */
  readonly data: object | undefined;
  /** Modules, by their keys in Vite's manifest, that its screen runs, at first and after the first view. */
  readonly modules: readonly string[];
  /** Modules of a frame of which person and address decide whether they run. */
  readonly ahead?: {
    /** Beside any screen of a member. */
    readonly member: readonly string[];
    readonly screens: readonly AddressModules[];
  };
}

/** The modules that run at the addresses of one screen, by who comes; keys of Vite's manifest. */
export interface AddressModules {
  /** In the form of `canonicalPath`. */
  readonly paths: readonly string[];
  readonly visitor: readonly string[];
  readonly member: readonly string[];
}

/** Functions of the compiled site on a server. */
interface SiteServer {
  readonly render: (request: RenderRequest) => Promise<Rendered>;
  readonly documents: (merchant: Merchant) => readonly PublicDocument[];
  /** Modules that a merchant never runs, as beginnings of keys in Vite's manifest. */
  readonly modulesWithout: (merchant: Merchant) => readonly string[];
  readonly addresses: { readonly files: readonly string[] };
  readonly embeddedElementId: string;
  readonly aheadElementId: string;
}

/** The compiled `apps/site`, ready to stamp any number of merchants. */
export interface CompiledSite extends SiteServer {
  /** Differs for each build of what renders pages. */
  readonly id: string;
  readonly template: string;
  readonly manifest: Manifest;
  readonly bootScript: string;
  /** Text of a file of the client, by its path below the client's folder. */
  readonly fileText: (file: string) => string;
  /** The hash of such a file, in the form of an `integrity` attribute. */
  readonly integrityOf: (file: string) => string;
  /** Files of the client that live at the root of every site: the service worker, and the licences of what is in it. */
  readonly rootFiles: Readonly<Record<string, Buffer>>;
}

function readManifest(places: Places): Manifest {
  const path = join(places.site, 'client/.vite/manifest.json');
  return manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** Integrity of each imported text, by its path. Its parts are named in it by their content. */
const imported = new Map<string, string>();

interface Imported {
  readonly exports: Record<string, unknown>;
  readonly sum: string;
}

/** @throws when it was compiled to something else since this process imported it: Node keeps what it once imported */
async function load(path: string): Promise<Imported> {
  const present = hashText(readFileSync(path, 'utf8'));
  if ((imported.get(path) ?? present) !== present)
    throw new Error('The site was compiled anew since this command began. Start it again.');
  imported.set(path, present);
  const exports = (await import(
    /* @vite-ignore */ pathToFileURL(path).href
  )) as Imported['exports'];
  return { exports, sum: present };
}

function isServer(entry: Record<string, unknown>): entry is Record<string, unknown> & SiteServer {
  const { render, documents, modulesWithout, addresses } = entry;
  const { embeddedElementId, aheadElementId } = entry;
  const areFunctions = [render, documents, modulesWithout].every(
    (part) => typeof part === 'function',
  );
  const areIds = [embeddedElementId, aheadElementId].every((id) => typeof id === 'string');
  return areFunctions && typeof addresses === 'object' && areIds;
}

/** Asks once for each file, however many pages name it. */
function once(read: (file: string) => string): (file: string) => string {
  const known = new Map<string, string>();
  return (file) => {
    const text = known.get(file) ?? read(file);
    known.set(file, text);
    return text;
  };
}

function readRootFiles(client: string): Record<string, Buffer> {
  const names = ['sw.js', 'licences.txt'].filter((name) => existsSync(join(client, name)));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(client, name))]));
}

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
  const server = await load(join(places.site, 'server/entry-server.js'));
  const start = await load(join(places.site, 'server/boot.js'));
  const [entry, boot] = [server.exports, start.exports];
  if (!isServer(entry)) throw new Error('entry-server.js does not export what stamping calls.');
  if (typeof boot['bootScript'] !== 'string')
    throw new Error('boot.js exports no text "bootScript".');
  const { render, documents, modulesWithout, addresses } = entry;
  const { embeddedElementId, aheadElementId } = entry;
  const template = readFileSync(join(client, 'index.html'), 'utf8');
  const manifest = readManifest(places);
  const fileText = once((file) => readFileSync(join(client, file), 'utf8'));
  return {
    ...{ template, manifest, fileText },
    id: [server.sum, start.sum, hashText(template)].join(' '),
    integrityOf: once((file) => hashText(fileText(file))),
    bootScript: boot['bootScript'],
    render,
    documents,
    modulesWithout,
    addresses,
    embeddedElementId,
    aheadElementId,
    rootFiles: readRootFiles(client),
  };
}
