import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where the tool reads and writes; a benchmark or a test names other folders than the workspace's. */
export interface Places {
  /** Root of the workspace. */
  readonly root: string;
  /** Folder of the merchants' folders. */
  readonly merchants: string;
  /** The compiled site: `client`, `server`, and the `maps` of its scripts. */
  readonly site: string;
  /** Folder that receives one folder per stamped merchant. */
  readonly out: string;
}

/** The workspace's own folders; `PLAYHOUSE_MERCHANTS`, `PLAYHOUSE_SITE` and `PLAYHOUSE_OUT` replace them. */
export function workspacePlaces(root: string = process.cwd()): Places {
  return {
    root,
    merchants: process.env['PLAYHOUSE_MERCHANTS'] ?? join(root, 'merchants'),
    site: process.env['PLAYHOUSE_SITE'] ?? join(root, 'dist/apps/site'),
    out: process.env['PLAYHOUSE_OUT'] ?? join(root, 'dist/merchants'),
  };
}

/** Codes of all merchants: the folders that hold a whitelabel.json, sorted. */
export function merchantCodes(places: Places): string[] {
  if (!existsSync(places.merchants)) return [];
  return readdirSync(places.merchants, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((code) => existsSync(join(places.merchants, code, 'whitelabel.json')))
    .sort();
}
