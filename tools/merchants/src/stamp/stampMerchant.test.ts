// @vitest-environment node
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bakedSchema } from '@playhouse/whitelabel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../testing/fakeSite';
import { stampMerchant, stampMerchants } from './stampMerchant';

describe('stamping', () => {
  let sandbox: Sandbox;
  beforeEach(() => {
    sandbox = createSandbox();
  });
  afterEach(() => sandbox.remove());

  const bytes = (name: string, code = 'amihanda') => readFileSync(join(sandbox.out, code, name));
  const text = (name: string, code?: string) => bytes(name, code).toString('utf8');
  const inline = (html: string, tag: string) =>
    new RegExp(`<${tag}(?: id="boot")?>([^<]*)</${tag}>`).exec(html)?.[1] ?? '';
  const hash = (content: string) =>
    `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

  it('prerenders home in the default language and keeps the others in templates [ROUTE-01]', async () => {
    await stampMerchant('amihanda', sandbox);
    const html = text('index.html');
    expect(html).toContain('<html lang="fil">');
    expect(html).toMatch(/<div id="root"[^>]*><main class="home">Amihanda TY \$& <\/main><\/div>/);
    expect(html).toMatch(/<template data-lang="EN" lang="en"[^>]*><main class="home">Amihanda EN/);
    expect(text('app.html')).toContain('<div id="root"><main class="shell">Amihanda TY');
  });

  it('bakes the config into the page so that no text of it can end the block [WL-01]', async () => {
    sandbox.edit('merchants/amihanda/whitelabel.json', (json) =>
      json.replace('"name": "Amihanda"', '"name": "</script><b>Ami"'),
    );
    await stampMerchant('amihanda', sandbox);
    const html = text('index.html');
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
    for (const name of ['index.html', 'app.html']) {
      const html = text(name, 'corvalume');
      expect(policy).toContain(`script-src 'self' ${hash(inline(html, 'script'))};`);
      expect(policy).toContain(`style-src 'self' ${hash(inline(html, 'style'))};`);
    }
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|https?:/);
  });

  it('names, for each language, what home needs beyond the entry', async () => {
    await stampMerchant('amihanda', sandbox);
    const preload = 'data-preload="/assets/home-3c.js /assets/react-2b.js"';
    expect(text('index.html')).toContain(`<div id="root" ${preload}>`);
    expect(text('index.html')).toContain(`<template data-lang="EN" lang="en" ${preload}>`);
    expect(text('app.html')).not.toContain('home-3c.js');
  });

  it('writes the manifest of an installable app in the merchant’s name, language and colours [PWA-01]', async () => {
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
    const html = text('index.html', 'corvalume');
    expect(html).toContain(
      `<meta name="theme-color" content="${String(manifest['theme_color'])}">`,
    );
    for (const { src } of manifest['icons'] as { src: string }[]) {
      expect(existsSync(join(sandbox.out, 'corvalume', src))).toBe(true);
    }
  });

  it('compresses texts beforehand and leaves small ones and pictures alone', async () => {
    await stampMerchant('amihanda', sandbox);
    expect(gunzipSync(bytes('index.html.gz'))).toEqual(bytes('index.html'));
    expect(brotliDecompressSync(bytes('index.html.br'))).toEqual(bytes('index.html'));
    const names = readdirSync(join(sandbox.out, 'amihanda'), { recursive: true }).map(String);
    expect(names.filter((name) => /robots\.txt\.|\.png\./.test(name))).toEqual([]);
  });

  it('stamps the same bytes from the same files, so that a cache can tell', async () => {
    await stampMerchant('amihanda', sandbox);
    const first = readdirSync(join(sandbox.out, 'amihanda')).map((name) => [
      name,
      existsSync(name) || text.length,
    ]);
    const html = text('index.html');
    const profile = text('webclip.mobileconfig');
    await stampMerchant('amihanda', sandbox);
    expect(readdirSync(join(sandbox.out, 'amihanda'))).toHaveLength(first.length);
    expect(text('index.html')).toBe(html);
    expect(text('webclip.mobileconfig')).toBe(profile);
  });

  it('leaves the last good site as it was when a merchant turns bad, and stamps the others', async () => {
    await stampMerchants(['amihanda', 'corvalume'], sandbox);
    const before = text('index.html');
    sandbox.edit('merchants/amihanda/theme.json', (json) => json.replace('#0a8f8c', '#nope'));
    const results = await stampMerchants(['amihanda', 'corvalume'], sandbox);
    expect(results.map(({ code, ok }) => [code, ok])).toEqual([
      ['amihanda', false],
      ['corvalume', true],
    ]);
    expect(text('index.html')).toBe(before);
    expect(readdirSync(sandbox.out).sort()).toEqual(['amihanda', 'corvalume']);
  });

  it('refuses prerendered markup with a style attribute, which its own policy would block', async () => {
    sandbox.write(
      'site/server/entry-server.js',
      'export const addresses = { home: [], files: [] };\nexport const render = async () => ({ html: `<p style="color:red">x</p>` });',
    );
    await expect(stampMerchant('amihanda', sandbox)).rejects.toThrow(
      'The prerendered home of amihanda in TY has a style attribute',
    );
    expect(existsSync(sandbox.out)).toBe(false);
  });

  it('says how to compile the site when it is not', async () => {
    await expect(stampMerchant('amihanda', { ...sandbox, site: '/nowhere' })).rejects.toThrow(
      'npx nx build site',
    );
  });
});
