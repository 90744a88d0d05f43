// @vitest-environment node
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stampWithExternalLogin } from '../external';
import { createSandbox, type Sandbox } from '../testing/fakeSite';
import { deployMerchant } from './deployMerchant';

describe('deployMerchant', () => {
  let sandbox: Sandbox;
  let out: string;
  beforeEach(() => {
    sandbox = createSandbox();
    out = join(sandbox.root, 'release');
  });
  afterEach(() => sandbox.remove());

  const deploy = (allowDevelopmentKey: boolean) =>
    deployMerchant(
      'amihanda',
      { out, gateway: 'http://127.0.0.1:4300', allowDevelopmentKey },
      sandbox,
    );

  it('refuses the development key, whose private half is public', async () => {
    await expect(deploy(false)).rejects.toThrow('still encrypts to the development key');
    expect(existsSync(out)).toBe(false);
  });

  it('refuses an emulator, which would let everybody in as anybody', async () => {
    await stampWithExternalLogin({
      code: 'amihanda',
      emulatorUrl: 'http://127.0.0.1:9099',
      folder: join(sandbox.root, 'variant'),
      places: sandbox,
    }).then((places) =>
      expect(
        deployMerchant('amihanda', { out, gateway: 'x', allowDevelopmentKey: true }, places),
      ).rejects.toThrow('emulator'),
    );
    expect(existsSync(out)).toBe(false);
  });

  it('writes a folder that stands alone: site, shared assets, compressed, and nginx.conf', async () => {
    await deploy(true);
    const names = readdirSync(join(out, 'public'), { recursive: true }).map(String);
    expect(names).toEqual(
      expect.arrayContaining([
        'pages/TY/home.html',
        'pages/TY/home.html.br',
        'pages/EN/app.html',
        'assets/main-1a.js',
        'assets/main-1a.js.gz',
        'sw.js',
      ]),
    );
    expect(names).not.toContain('headers.json');
  });

  it('puts the policy, https for good and every address of home into nginx.conf [ROUTE-01]', async () => {
    await deploy(true);
    const conf = readFileSync(join(out, 'nginx.conf'), 'utf8');
    expect(conf).toContain('server_name amihanda.example;');
    expect(conf).toContain('add_header Content-Security-Policy "default-src');
    expect(conf).toContain('Strict-Transport-Security');
    expect(conf).toContain('"~*^(/m/home||/m|/m/index\\.html)/*(\\?.*)?$" home;');
    expect(conf).toContain('map $cookie_language $amihanda_language {');
    expect(conf).not.toContain('outbox');
    expect(conf.split('{').length).toBe(conf.split('}').length);
  });

  it('replaces its own last release, and nothing else', async () => {
    await deploy(true);
    await expect(deploy(true)).resolves.toBeDefined();
    sandbox.write('release/notes.txt', 'keep me');
    await expect(deploy(true)).rejects.toThrow('holds other files (notes.txt)');
  });
});
