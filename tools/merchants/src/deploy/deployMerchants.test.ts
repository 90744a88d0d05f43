import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stampWithExternalLogin } from '../stamp/stampWithExternalLogin';
import { createSandbox, type Sandbox } from '../testing/fakeSite';
import { deployMerchants, type DeployOrder } from './deployMerchants';
import { rollBack } from './rollBack';
import { rollBackMerchant } from './rollBackMerchant';

const both = ['amihanda', 'corvalume'];

describe('deploying', () => {
  let sandbox: Sandbox;
  let out: string;
  beforeEach(() => {
    sandbox = createSandbox();
    out = join(sandbox.root, 'served');
  });
  afterEach(() => sandbox.remove());

  let lists = 0;
  const usual = (): DeployOrder => ({
    ...{ codes: both, isWhole: true, out, settings: { tls: '/etc/tls' }, keep: 2 },
    allowDevelopmentKey: true,
    packages: { id: 'first', list: () => Buffer.from(`list ${(lists += 1)}`) },
  });
  const deploy = (order: Partial<DeployOrder> = {}, places = sandbox) =>
    deployMerchants({ ...usual(), ...order }, places);
  const current = (path: string) => join(out, 'current', path);
  const text = (path: string) => readFileSync(current(path), 'utf8');
  const names = (folder: string) => readdirSync(join(out, folder), { recursive: true }).map(String);
  const sumAt = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  const rename = (code: string, name: string) =>
    sandbox.edit(`merchants/${code}/whitelabel.json`, (json) =>
      json.replace(/"name": "[^"]*"/, `"name": "${name}"`),
    );
  /** A new build, in which the script of home is another. */
  const rebuild = () => {
    sandbox.edit('site/client/.vite/manifest.json', (json) =>
      json.replace('home-3c.js', 'home-7x.js'),
    );
    sandbox.removeFile('site/client/assets/home-3c.js');
    sandbox.write('site/client/assets/home-7x.js', 'export const home = 2;');
  };

  it('refuses the development key, whose private half is public', async () => {
    await expect(deploy({ allowDevelopmentKey: false })).rejects.toThrow(
      'still encrypts to the development key',
    );
    expect(existsSync(join(out, 'current'))).toBe(false);
  });

  it('refuses an emulator, which would let everybody in as anybody', async () => {
    const places = await stampWithExternalLogin({
      code: 'amihanda',
      emulatorUrl: 'http://127.0.0.1:9099',
      folder: join(sandbox.root, 'variant'),
      places: sandbox,
    });
    const refused = deployMerchants({ ...usual(), codes: ['amihanda'] }, places);
    await expect(refused).rejects.toThrow('emulator');
    expect(existsSync(join(out, 'current'))).toBe(false);
  });

  it('writes shared files once for all merchants, and each merchant’s own into the release', async () => {
    await expect(deploy()).resolves.toMatchObject({ number: 1, isNew: true, merchants: 2 });
    expect(names('assets')).toEqual(expect.arrayContaining(['main-1a.js', 'main-1a.js.br']));
    const site = names('current/sites/amihanda');
    expect(site).toEqual(expect.arrayContaining(['pages/TY/home.html', 'sw.js']));
    expect(site.filter((name) => /assets|headers\.json|addresses\.json/.test(name))).toEqual([]);
    expect(text('sites/corvalume/pages/PT/home.html')).toContain('Corvalume');
  });

  it('compresses texts beforehand and leaves small ones and pictures alone', async () => {
    await deploy();
    const bytes = (name: string) => readFileSync(current(`sites/amihanda/pages/TY/${name}`));
    expect(gunzipSync(bytes('home.html.gz'))).toEqual(bytes('home.html'));
    expect(brotliDecompressSync(bytes('home.html.br'))).toEqual(bytes('home.html'));
    const site = names('current/sites/amihanda');
    expect(site.filter((name) => /robots\.txt\.|\.png\./.test(name))).toEqual([]);
  });

  it('releases one merchant anew and leaves all others as they are', async () => {
    await deploy();
    rename('amihanda', 'Amihan Two');
    rename('corvalume', 'Corva Two');
    writeFileSync(current('sites/corvalume/robots.txt.snapshot'), 'of the platform');
    await expect(deploy({ codes: ['amihanda'], isWhole: false })).resolves.toMatchObject({
      ...{ number: 2, merchants: 2 },
    });
    expect(text('sites/amihanda/pages/TY/home.html')).toContain('Amihan Two');
    expect(text('sites/corvalume/pages/PT/home.html')).not.toContain('Corva Two');
    expect(text('sites/corvalume/robots.txt.snapshot')).toBe('of the platform');
    expect(text('site.conf')).toContain('releases/2/sites/$playhouse_merchant');
    const place = 'sites/corvalume/pages/PT/home.html.br';
    const inodes = [1, 2].map((number) => statSync(join(out, `releases/${number}`, place)).ino);
    expect(inodes[0]).toBe(inodes[1]);
  });

  it('releases nothing anew that is the same', async () => {
    await deploy();
    await expect(deploy()).resolves.toMatchObject({ number: 1, isNew: false });
    expect(names('releases').filter((name) => !name.includes('/'))).toEqual(['1']);
    const settings = { gateways: ['http://127.0.0.1:1'] };
    await expect(deploy({ settings })).resolves.toMatchObject({ number: 2 });
    await expect(deploy()).resolves.toMatchObject({ number: 2, isNew: false });
    expect(text('sbom.cdx.json')).toBe(readFileSync(join(out, 'releases/1/sbom.cdx.json'), 'utf8'));
    const packages = { id: 'second', list: () => Buffer.from('others') };
    await expect(deploy({ packages })).resolves.toMatchObject({ number: 3 });
    expect(text('sbom.cdx.json')).toBe('others');
  });

  it('keeps serving what it did of a merchant that has turned bad, and lets the others out', async () => {
    await deploy();
    sandbox.edit('merchants/amihanda/theme.json', (json) => json.replace('#0a8f8c', '#nope'));
    rename('corvalume', 'Corva Two');
    const { failures, merchants } = await deploy();
    expect(failures.map(({ code }) => code)).toEqual(['amihanda']);
    expect(merchants).toBe(2);
    expect(text('sites/amihanda/pages/TY/home.html')).toContain('Amihanda');
    expect(text('sites/corvalume/pages/PT/home.html')).toContain('Corva Two');
  });

  it('keeps the files that open pages of the last releases go on with, and no others [ROUTE-20]', async () => {
    await deploy();
    rebuild();
    await deploy();
    expect(names('assets')).toEqual(expect.arrayContaining(['home-3c.js', 'home-7x.js']));
    rename('corvalume', 'Corva Two');
    await deploy();
    expect(names('releases').filter((name) => !name.includes('/'))).toEqual(['2', '3']);
    expect(names('assets')).toContain('home-7x.js');
    expect(names('assets').filter((name) => name.startsWith('home-3c.js'))).toEqual([]);
  });

  it('keeps the source of its scripts to itself, as long as they are there', async () => {
    const map = (name: string) => sandbox.write(`site/maps/${name}.js.map`, `{"of":"${name}"}`);
    for (const name of ['home-3c', 'main-1a', 'gone-0z']) map(name);
    sandbox.write('site/client/assets/login-4d.js.map', '{}');
    await deploy();
    expect(statSync(current('maps')).mode & 0o777).toBe(0o700);
    expect(names('current/maps').sort()).toEqual(['home-3c.js.map', 'main-1a.js.map']);
    expect(text('SHA256SUMS')).toContain('  maps/home-3c.js.map\n');
    for (const served of ['assets', 'current/sites'])
      expect(names(served).filter((name) => name.includes('.map'))).toEqual([]);

    rebuild();
    map('home-7x');
    rename('amihanda', 'Amihan Two');
    await deploy({ codes: ['amihanda'], isWhole: false });
    expect(names('current/maps').sort()).toEqual(
      ['home-3c', 'home-7x', 'main-1a'].map((name) => `${name}.js.map`),
    );
    const inodes = [1, 2].map(
      (at) => statSync(join(out, `releases/${at}/maps/main-1a.js.map`)).ino,
    );
    expect(inodes[0]).toBe(inodes[1]);
    await deploy();
    expect(names('current/maps')).not.toContain('home-3c.js.map');
    await expect(deploy()).resolves.toMatchObject({ number: 3, isNew: false });
  });

  it('keeps the files of a merchant that is still on an older build', async () => {
    await deploy();
    rebuild();
    for (const name of ['Two', 'Three', 'Four']) {
      rename('amihanda', name);
      await deploy({ codes: ['amihanda'], isWhole: false });
    }
    expect(names('assets')).toEqual(expect.arrayContaining(['home-3c.js', 'home-7x.js']));
    expect(text('SHA256SUMS')).toContain('  ../../assets/home-3c.js\n');
  });

  it('never changes a shared file: open pages have its hash', async () => {
    await deploy();
    sandbox.write('site/client/assets/home-3c.js', 'export const home = "other";');
    await expect(deploy()).rejects.toThrow('is there with other content');
    expect(readFileSync(join(out, 'assets/home-3c.js'), 'utf8')).toBe('export const home = 1;');
    expect(names('releases').filter((name) => !name.includes('/'))).toEqual(['1']);
  });

  it('goes back to the release before, or to any that is kept', async () => {
    await deploy();
    await expect(rollBack(out)).rejects.toThrow('has not got an earlier release');
    rename('amihanda', 'Amihan Two');
    await deploy();
    await expect(rollBack(out)).resolves.toBe(1);
    expect(text('sites/amihanda/pages/TY/home.html')).not.toContain('Amihan Two');
    await expect(rollBack(out, 2)).resolves.toBe(2);
    await expect(rollBack(out, 7)).rejects.toThrow('It has: 1, 2.');
    await rollBack(out);
    await expect(deploy()).resolves.toMatchObject({ number: 3, isNew: true });
  });

  it('goes back to what one merchant was, in a release in which all others stay', async () => {
    await deploy({ keep: 5 });
    rename('amihanda', 'Amihan Two');
    await deploy({ keep: 5 });
    rename('corvalume', 'Corva Two');
    rebuild();
    await deploy({ codes: ['corvalume'], isWhole: false, keep: 5 });
    await expect(rollBackMerchant(out, { code: 'amihanda', keep: 5 })).resolves.toEqual({
      number: 4,
      from: 1,
    });
    expect(text('sites/amihanda/pages/TY/home.html')).not.toContain('Amihan Two');
    expect(text('sites/corvalume/pages/PT/home.html')).toContain('Corva Two');
    expect(text('site.conf')).toContain('releases/4/sites/$playhouse_merchant');
    const wrong = text('SHA256SUMS')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('  '))
      .filter(([sum, path = '']) => sum !== sumAt(join(out, 'releases/4', path)));
    expect(wrong).toEqual([]);
    expect(names('assets')).toEqual(expect.arrayContaining(['home-3c.js', 'home-7x.js']));
    await deploy({ codes: ['corvalume'], isWhole: false, keep: 5 });
    expect(text('sites/amihanda/pages/TY/home.html')).not.toContain('Amihan Two');
  });

  it('goes back with one merchant to a release that is named, and says where it cannot', async () => {
    await deploy({ keep: 5 });
    const back = (code: string, to?: number) => rollBackMerchant(out, { code, to, keep: 5 });
    await expect(back('amihanda')).rejects.toThrow('no kept release has another amihanda');
    rename('amihanda', 'Amihan Two');
    await deploy({ keep: 5 });
    rename('amihanda', 'Amihan Three');
    await deploy({ keep: 5 });
    await expect(back('amihanda', 1)).resolves.toEqual({ number: 4, from: 1 });
    await expect(back('amihanda', 9)).rejects.toThrow('release 9');
    await expect(back('nobody')).rejects.toThrow('serves no merchant "nobody"');
  });

  it('lists what all files must be, as sha256sum reads it', async () => {
    await deploy();
    const lines = text('SHA256SUMS').trimEnd().split('\n');
    const named = lines.map((line) => line.split('  ')[1] ?? '');
    expect(lines).toEqual(named.map((path) => `${sumAt(join(out, 'releases/1', path))}  ${path}`));
    const all = names('releases/1').filter((path) => statSync(current(path)).isFile());
    // Variants by dictionaries are renewed with the documents of a snapshot.
    const isOnce = (path: string) => !/^SHA256SUMS$|\/(m\/dictionary|dcz)\//.test(path);
    expect(named.filter((path) => !path.startsWith('..'))).toEqual(all.filter(isOnce).sort());
    expect(named).toContain('../../assets/home-3c.js');
  });

  it('adds to the new sites before anybody is served from them', async () => {
    await deploy();
    rename('amihanda', 'Amihan Two');
    const seen: unknown[] = [];
    const complete = (sites: string, codes: readonly string[]) => {
      seen.push(codes, readFileSync(join(sites, 'amihanda/pages/TY/home.html'), 'utf8').length > 0);
      seen.push(text('sites/amihanda/pages/TY/home.html').includes('Amihan Two'));
      return Promise.resolve();
    };
    await deploy({ complete });
    expect(seen).toEqual([both, true, false]);
  });

  it('is alone at its folder, however the last one ended', async () => {
    const waiting = deploy({
      complete: async () => expect(deploy()).rejects.toThrow(`by process ${process.pid}`),
    });
    await expect(waiting).resolves.toMatchObject({ number: 1 });
    // A process that is no more.
    const { pid } = spawnSync('true');
    writeFileSync(join(out, '.deploying'), String(pid));
    rename('amihanda', 'Amihan Two');
    await expect(deploy()).resolves.toMatchObject({ number: 2 });
    expect(existsSync(join(out, '.deploying'))).toBe(false);
  });

  it('leaves two merchants at one host as they were, and lets the others out', async () => {
    await deploy();
    sandbox.edit('merchants/corvalume/whitelabel.json', (json) =>
      json.replace(/"mainDomain": "[^"]*"/, '"mainDomain": "https://www.amihanda.example"'),
    );
    const { failures, merchants } = await deploy();
    expect(failures.map(({ code }) => code)).toEqual(['amihanda', 'corvalume']);
    expect(failures[1]?.error.message).toContain('"www.amihanda.example" leads to amihanda, too');
    expect(merchants).toBe(2);
  });

  it('leaves a host with whom it leads to, until that one is stamped without it', async () => {
    await deploy();
    const [old, next] = ['https://www.amihanda.example', 'https://new.example'];
    sandbox.edit('merchants/amihanda/whitelabel.json', (json) =>
      json.replace(/"mainDomain": "[^"]*"/, `"mainDomain": "${next}"`),
    );
    sandbox.edit('merchants/corvalume/whitelabel.json', (json) =>
      json.replace(/"mainDomain": "[^"]*"/, `"mainDomain": "${old}"`),
    );
    const alone = await deploy({ codes: ['corvalume'] });
    expect(alone.failures[0]?.error.message).toContain('Both amihanda and corvalume want');
    expect((await deploy()).failures).toEqual([]);
  });

  it('replaces nothing that is not its own', async () => {
    sandbox.write('served/notes.txt', 'keep me');
    await expect(deploy()).rejects.toThrow('holds other files (notes.txt)');
  });
});
