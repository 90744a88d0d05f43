import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasBrotli, readGatewayName, readSettings, settingsFile } from './serverSettings';

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

  it('know by which name gateways are verified, and refuse what cannot be', () => {
    const nameOf = (...gateways: string[]) => readGatewayName(readSettings(folder, { gateways }));
    expect(nameOf('https://a.example')).toBe('a.example');
    expect(nameOf('https://a.example', 'https://a.example:8443')).toBe('a.example');
    expect(nameOf('http://a.example', 'http://10.0.0.7:4300')).toBeUndefined();
    const several = /several names.*--gateway-name/;
    expect(() => nameOf('https://a.example', 'https://b.example')).toThrow(several);
    expect(() => nameOf('https://10.0.0.7')).toThrow(/--gateway-name/);
    expect(() => nameOf('https://a.example', 'http://b.example')).toThrow(
      /all by https or all by http/,
    );
    const named = { gateways: ['https://10.0.0.7'], gatewayName: 'a.example' };
    expect(readGatewayName(readSettings(folder, named))).toBe('a.example');
  });

  it('are those of now, then those of the folder, then the usual ones', () => {
    writeFileSync(join(folder, settingsFile), JSON.stringify({ http: 8080, https: 8443 }));
    const settings = readSettings(folder, { https: 9443, ipv6: undefined });
    expect(settings).toMatchObject({ http: 8080, https: 9443, ipv6: false, root: folder });
  });
});
