import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasBrotli, readSettings, settingsFile } from './serverSettings';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'playhouse-settings-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the settings of the web server', () => {
  it('have brotli where its module is enabled, and not for another module', () => {
    const enabled = join(folder, 'modules-enabled');
    expect(hasBrotli(enabled)).toBe(false);
    mkdirSync(enabled);
    writeFileSync(join(enabled, '50-mod-http-brotli-filter.conf'), '');
    expect(hasBrotli(enabled)).toBe(false);
    writeFileSync(join(enabled, '50-mod-http-brotli-static.conf'), '');
    expect(hasBrotli(enabled)).toBe(true);
  });

  it('are those of now, then those of the folder, then the usual ones', () => {
    writeFileSync(join(folder, settingsFile), JSON.stringify({ http: 8080, https: 8443 }));
    const settings = readSettings(folder, { https: 9443, ipv6: undefined });
    expect(settings).toMatchObject({ http: 8080, https: 9443, ipv6: false, root: folder });
  });
});
