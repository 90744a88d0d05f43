import { statSync } from 'node:fs';
import { join } from 'node:path';
import { systemCalls } from '@playhouse/wps';
import type { Places } from '../places';
import { snapshotFolder } from '../site/snapshotFolder';
import { hashFolder } from '../stamp/siteRecords';
import { keptFile } from './keptDocuments';

const { name, path: contractPath } = systemCalls.contentVersion;

interface Known {
  /** The platform's tag of its answers. */
  readonly tag: string;
  /** How all that the documents follow from stood here. */
  readonly state: string;
  readonly path: string;
}

function stateAt(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? 'none' : `${String(found.size)} ${String(found.ctimeMs)}`;
}

/**
 * Remembers, within one process, the versions of the documents that it has renewed, and asks a platform, in one call for
 * each merchant, whether any of its answers has changed since.
 */
export class Versions {
  private readonly known = new Map<string, Known>();

  /** @param timeoutMs how long an answer may take, in milliseconds */
  constructor(
    private readonly platform: string,
    private readonly places: Places,
    private readonly timeoutMs = 5000,
  ) {}

  /**
   * Asks for a merchant's version.
   * @param site folder of the site that has the documents
   * @returns undefined where nothing has changed; else how to note that the documents have been renewed, by the paths that
   *   are in force at the merchant. What changes while they are rendered is then found the next time.
   */
  async findChange(
    code: string,
    site: string,
  ): Promise<((paths: Readonly<Record<string, string>>) => void) | undefined> {
    const known = this.known.get(site);
    const isAsBefore = known?.state === this.readState(code, site);
    const path = known?.path ?? contractPath;
    const headers = { Merchant: code, ...(isAsBefore && { 'If-None-Match': known.tag }) };
    const signal = AbortSignal.timeout(this.timeoutMs);
    // Why a platform does not answer is told by what asks for its content next.
    const answer = await fetch(`${this.platform}${path}`, { headers, signal }).catch(
      () => undefined,
    );
    await answer?.arrayBuffer();
    if (answer?.status === 304 && isAsBefore) return undefined;
    const tag = answer?.ok === true ? answer.headers.get('ETag') : null;
    return (paths) => {
      const state = this.readState(code, site);
      this.known.set(site, { tag: tag ?? '', state, path: paths[name] ?? contractPath });
    };
  }

  private readState(code: string, site: string): string {
    const files = [
      join(this.places.site, 'server/entry-server.js'),
      join(this.places.site, 'client/index.html'),
      join(site, 'addresses.json'),
      join(site, snapshotFolder, keptFile),
    ];
    return [hashFolder(join(this.places.merchants, code)), ...files.map(stateAt)].join('\n');
  }
}
