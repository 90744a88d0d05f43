// @vitest-environment node
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createChecker } from '../check/loadMerchant';
import { stampMerchant } from '../stamp/stampMerchant';
import { createSandbox, type Sandbox } from '../testing/fakeSite';
import { merchantGenerator } from './generator';
import type { MerchantOptions } from './validate';

const options: MerchantOptions = {
  code: 'lunaplay',
  name: 'Lúna Play',
  languages: 'PT,EN',
  currency: 'BRL',
  brand: '#ff5500',
};

async function generate(change: Partial<MerchantOptions> = {}) {
  const tree = createTreeWithEmptyWorkspace();
  tree.write('merchants/amihanda/whitelabel.json', '{}');
  await merchantGenerator(tree, { ...options, ...change });
  return tree;
}

describe('the merchant generator', () => {
  let sandbox: Sandbox;
  beforeEach(() => {
    sandbox = createSandbox();
  });
  afterEach(() => sandbox.remove());

  it('writes a folder that passes the check and can be stamped at once [CARD-04]', async () => {
    const tree = await generate();
    for (const { path, content } of tree.listChanges()) {
      if (content === null || !path.startsWith('merchants/lunaplay')) continue;
      const target = join(sandbox.root, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
    cpSync(join(process.cwd(), 'merchants'), sandbox.merchants, { recursive: true });
    expect(createChecker(sandbox)('lunaplay')).toMatchObject({
      ok: true,
      loaded: {
        merchant: { name: 'Lúna Play', currency: { code: 'BRL', symbol: 'R$', scale: 2 } },
      },
    });
    await expect(stampMerchant('lunaplay', sandbox)).resolves.toMatchObject({ code: 'lunaplay' });
  });

  it('draws the wordmark as shapes, in plain letters, with no font to load', async () => {
    const logo = (await generate()).read('merchants/lunaplay/assets/logo.svg', 'utf8') ?? '';
    expect(logo).toContain('aria-label="LUNA PLAY"');
    expect(logo).not.toContain('<text');
  });

  it('names every mistake at once, with what is allowed and what was meant [CARD-04]', async () => {
    const bad = generate({ code: 'Luna-Play', languages: 'TI,EN', currency: 'peso', brand: 'red' });
    await expect(bad).rejects.toThrow(
      /code: "Luna-Play" must be 3 to 20[^]*currency: "peso"[^]*brand: "red"[^]*did you mean "TY"\?/,
    );
  });

  it('refuses a code that is taken', async () => {
    await expect(generate({ code: 'amihanda' })).rejects.toThrow('"amihanda" already');
  });

  it('gives trial accounts a code that nobody has, and takes no code that is one of theirs', async () => {
    const tree = createTreeWithEmptyWorkspace();
    const trialOf = (code: string) =>
      (
        JSON.parse(tree.read(`merchants/${code}/whitelabel.json`, 'utf8') ?? '') as {
          trialMerchantCode: string;
        }
      ).trialMerchantCode;
    const twins = ['goldenrivercasino1', 'goldenrivercasino2', 'goldenrivercasino3'];
    for (const code of twins) await merchantGenerator(tree, { code });
    expect(twins.map(trialOf)).toEqual([
      'goldenrivercasitrial',
      'goldenrivercas2trial',
      'goldenrivercas3trial',
    ]);
    await expect(merchantGenerator(tree, { code: trialOf(twins[1] ?? '') })).rejects.toThrow(
      'already',
    );
  });

  it('takes a code alone and fills in the rest', async () => {
    const tree = createTreeWithEmptyWorkspace();
    await merchantGenerator(tree, { code: 'solo' });
    const config = tree.read('merchants/solo/whitelabel.json', 'utf8') ?? '';
    expect(JSON.parse(config)).toMatchObject({ name: 'Solo', languages: ['EN'] });
  });
});
