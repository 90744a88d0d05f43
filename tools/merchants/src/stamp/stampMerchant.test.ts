import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bakedSchema } from '@playhouse/whitelabel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../testing/fakeSite';
import { stampMerchant, stampMerchants } from './stampMerchant';

const home = 'pages/TY/home.html';

describe('stamping', () => {
  let sandbox: Sandbox;
  beforeEach(() => {
    sandbox = createSandbox();
  });
  afterEach(() => sandbox.remove());

  const bytes = (name: string, code = 'amihanda') => readFileSync(join(sandbox.out, code, name));
  const text = (name: string, code?: string) => bytes(name, code).toString('utf8');
  const inline = (html: string, tag: string) =>
    new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(html)?.[1] ?? '';
  const hash = (content: string) =>
    `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

  const importMap = (html: string) =>
    /<script type="importmap">([^<]*)<\/script>/.exec(html)?.[1] ?? '';

  it('prerenders home and the frame of all else, one page for each language [ROUTE-01]', async () => {
    await stampMerchant('amihanda', sandbox);
    const html = text(home);
    expect(html).toContain('<html lang="fil" dir="ltr" data-language="TY">');
    expect(html).toContain(
      '<div id="root"><main class="home">Amihanda TY $& skeleton</main></div>',
    );
    expect(html).not.toContain('Amihanda EN');
    expect(text('pages/EN/home.html')).toContain('<main class="home">Amihanda EN');
    expect(text('pages/TY/app.html')).toContain('<div id="root"><main class="frame">Amihanda TY');
  });

  it('bakes the config into the page so that no text of it can end the block [WL-01]', async () => {
    sandbox.edit('merchants/amihanda/whitelabel.json', (json) =>
      json.replace('"name": "Amihanda"', '"name": "</script><b>Ami"'),
    );
    await stampMerchant('amihanda', sandbox);
    const html = text(home);
    const block = /<script type="application\/json" id="playhouse-merchant">(.*?)<\/script>/.exec(
      html,
    );
    expect(bakedSchema.parse(JSON.parse(block?.[1] ?? ''))).toMatchObject({
      code: 'amihanda',
      name: '</script><b>Ami',
      theme: { brand: '#0a8f8c' },
    });
    expect(html).toContain('<title>&lt;/script&gt;&lt;b&gt;Ami</title>');
  });

  it('allows exactly the inline script and style that the page has', async () => {
    await stampMerchant('corvalume', sandbox);
    const headers = JSON.parse(text('headers.json', 'corvalume')) as {
      html: Record<string, string>;
    };
    const policy = headers.html['Content-Security-Policy'] ?? '';
    for (const name of ['pages/PT/home.html', 'pages/PT/app.html']) {
      const html = text(name, 'corvalume');
      const map = importMap(text('pages/PT/app.html', 'corvalume'));
      const scripts = [inline(html, 'script'), map].map(hash).join(' ');
      expect(policy).toContain(`script-src 'self' ${scripts};`);
      const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)];
      expect(styles.length).toBeGreaterThan(0);
      for (const [, style = ''] of styles) expect(policy).toContain(hash(style));
    }
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|https?:/);
  });

  it('has its styles inside and names all its scripts, below the first view [ROUTE-20]', async () => {
    await stampMerchant('amihanda', sandbox);
    const html = text(home);
    const [head = '', body = ''] = html.split('</head>');
    expect(head).toMatch(/<style data-file="assets\/home-[^"]+\.css">\.home\{margin:0\}<\/style>/);
    expect(head).not.toContain('rel="stylesheet"');
    expect(head).not.toContain('.js');
    for (const file of ['main-1a', 'home-3c', 'react-2b'])
      expect(body).toContain(`/assets/${file}.js"`);
    expect(text('pages/TY/app.html')).not.toContain('="/assets/home-3c.js"');
  });

  it('tells engines what each script and style sheet must be, above all that fetches one', async () => {
    await stampMerchant('amihanda', sandbox);
    const sumOf = (file: string) => {
      const bytesOf = readFileSync(join(sandbox.site, 'client', file));
      return `sha256-${createHash('sha256').update(bytesOf).digest('base64')}`;
    };
    const frame = text('pages/TY/app.html');
    const { integrity } = JSON.parse(importMap(frame)) as { integrity: Record<string, string> };
    const files = readdirSync(join(sandbox.site, 'client/assets'))
      .filter((file) => !/^PT|\.json$/.test(file))
      .map((file) => `/assets/${file}`);
    expect(Object.keys(integrity).sort()).toEqual(files.sort());
    for (const file of files) expect(integrity[file]).toBe(sumOf(file));
    for (const html of [frame, text(home)])
      for (const [tag] of html.matchAll(/<(?:script|link)[^>]*(?:src|modulepreload)[^>]*>/g))
        expect(tag).toContain(
          `integrity="${sumOf(/(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '')}"`,
        );
    expect(frame.indexOf('type="importmap"')).toBeLessThan(frame.search(/rel="modulepreload"/));
    expect(frame.indexOf('type="importmap"')).toBeLessThan(frame.indexOf('<script>'));
  });

  it('puts hashes of later scripts behind the content of a document [ROUTE-20]', async () => {
    await stampMerchant('amihanda', sandbox);
    const html = text(home);
    expect(importMap(html)).toContain('login-4d');
    expect(html.indexOf('type="importmap"')).toBeGreaterThan(html.indexOf('</main>'));
    expect(html.indexOf('type="importmap"')).toBeLessThan(html.search(/rel="modulepreload"/));
  });

  it('tells engines nothing of what a merchant does without [WL-01]', async () => {
    await stampMerchants(['amihanda', 'corvalume'], sandbox);
    const texts = '/assets/PT-6f.js';
    expect(importMap(text('pages/EN/app.html', 'corvalume'))).toContain(texts);
    expect(text('pages/EN/app.html')).not.toContain(texts);
  });

  it('writes the manifest of an app in the merchant’s name, language and colours [PWA-01]', async () => {
    await stampMerchant('corvalume', sandbox);
    const manifest = JSON.parse(text('manifest.webmanifest', 'corvalume')) as Record<
      string,
      unknown
    >;
    expect(manifest).toMatchObject({
      id: '/m/home',
      name: 'Corvalume',
      lang: 'pt-BR',
      start_url: '/m/home?source=pwa',
      display: 'standalone',
    });
    const html = text('pages/PT/home.html', 'corvalume');
    expect(html).toContain(
      `<meta name="theme-color" content="${String(manifest['theme_color'])}">`,
    );
    for (const { src } of manifest['icons'] as { src: string }[]) {
      expect(existsSync(join(sandbox.out, 'corvalume', src))).toBe(true);
    }
  });

  it('tells a frame what is run at every address, above the script that reads it [ROUTE-20]', async () => {
    await stampMerchant('amihanda', sandbox);
    const ahead = (name: string) =>
      JSON.parse(/id="playhouse-ahead">(.*?)<\/script>/.exec(text(name))?.[1] ?? 'null') as unknown;
    const screens = [[['/m/login', '/login.html'], [1], [2, 3]]];
    const own = ['login-4d.js', 'home-3c.js', 'home-3c.css'].map((file) => `assets/${file}`);
    const files = ['assets/money-5e.js', ...own];
    expect(ahead('pages/TY/app.html')).toEqual({ files, member: [0], screens });
    expect(ahead(home)).toBeNull();
    const inOrder = /id="playhouse-ahead">.*<script>[^<]+<\/script><div id="root">/;
    expect(text('pages/TY/app.html')).toMatch(inOrder);
  });

  it('stamps the same bytes from the same files, so that a cache can tell', async () => {
    await stampMerchant('amihanda', sandbox);
    const first = readdirSync(join(sandbox.out, 'amihanda')).map((name) => [
      name,
      existsSync(name) || text.length,
    ]);
    const html = text(home);
    const profile = text('webclip.mobileconfig');
    await stampMerchant('amihanda', sandbox);
    expect(readdirSync(join(sandbox.out, 'amihanda'))).toHaveLength(first.length);
    expect(text(home)).toBe(html);
    expect(text('webclip.mobileconfig')).toBe(profile);
  });

  it('leaves the last good site as it was when a merchant turns bad, and stamps the others', async () => {
    await stampMerchants(['amihanda', 'corvalume'], sandbox);
    const before = text(home);
    sandbox.edit('merchants/amihanda/theme.json', (json) => json.replace('#0a8f8c', '#nope'));
    const results = await stampMerchants(['amihanda', 'corvalume'], sandbox);
    expect(results.map(({ code, ok }) => [code, ok])).toEqual([
      ['amihanda', false],
      ['corvalume', true],
    ]);
    expect(text(home)).toBe(before);
    expect(readdirSync(sandbox.out).sort()).toEqual(['amihanda', 'corvalume']);
  });

  it('refuses prerendered markup with a style attribute, which its own policy would block', async () => {
    sandbox.write(
      'site/server/entry-server.js',
      [
        "export const embeddedElementId = 'x';",
        "export const aheadElementId = 'y';",
        'export const addresses = { files: [] };',
        'export const documents = () => [];',
        'export const modulesWithout = () => [];',
        'export const render = async () => ({ html: `<p style="color:red">x</p>`, modules: [] });',
      ].join('\n'),
    );
    await expect(stampMerchant('amihanda', sandbox)).rejects.toThrow(
      'The rendered home of amihanda in TY has a style attribute',
    );
    expect(existsSync(sandbox.out)).toBe(false);
  });
});
