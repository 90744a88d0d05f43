import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { judgeMerchant } from '@playhouse/gateway/economy';
import { categoryNames, domainNames, languageCodes } from '@playhouse/whitelabel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChecker } from '../check/loadMerchant';
import { svgProblem } from '../check/svgProblem';
import { stampMerchant } from '../stamp/stampMerchant';
import { createSandbox, type Sandbox } from '../testing/fakeSite';
import { merchantGenerator } from './generator';
import { logins } from './logins';
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

  it('takes a finished theme.json, and refuses one that the check would refuse', async () => {
    const write = (theme: object) => {
      sandbox.write('picked.json', JSON.stringify(theme));
      return join(sandbox.root, 'picked.json');
    };
    const picked = { brand: '#d97706', density: 'compact', font: 'serif' };
    const tree = await generate({ theme: write(picked) });
    expect(JSON.parse(tree.read('merchants/lunaplay/theme.json', 'utf8') ?? '')).toEqual({
      ...{ $schema: '../theme.schema.json', ...picked },
    });
    await expect(generate({ theme: write({ ...picked, radius: 'rund' }) })).rejects.toThrow(
      'did you mean "round"',
    );
  });

  it.each(['languages', 'categories', 'login'] as const)(
    'refuses an empty --%s',
    async (option) => {
      await expect(generate({ [option]: '' })).rejects.toThrow(`--${option}: names none`);
      await expect(generate({ [option]: ' , ' })).rejects.toThrow(`--${option}: names none`);
    },
  );

  it('takes a main domain as people write it, and writes it as browsers do', async () => {
    const tree = await generate({ mainDomain: 'https://Bücher.example' });
    const own = tree.read('merchants/lunaplay/whitelabel.json', 'utf8') ?? '';
    expect(own).toContain('"https://xn--bcher-kva.example"');
  });

  it.each(['The Extraordinarily Long Name Of A House', 'N'.repeat(40), '字'.repeat(40)])(
    'draws a logo of a long name that is no line: %s',
    async (name) => {
      const tree = await generate({ name });
      const logo = tree.read('merchants/lunaplay/assets/logo.svg') ?? Buffer.from('');
      expect(svgProblem(logo, 'wide')).toBeUndefined();
    },
  );

  it('writes a folder that passes the check and can be stamped at once [CARD-04]', async () => {
    const tree = await generate();
    for (const { path, content } of tree.listChanges()) {
      if (content === null || !path.startsWith('merchants/lunaplay')) continue;
      const target = join(sandbox.root, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
    cpSync(join(process.cwd(), 'merchants'), sandbox.merchants, { recursive: true });
    const checked = createChecker(sandbox)('lunaplay');
    expect(checked.ok && judgeMerchant(checked.loaded.merchant).losses).toEqual([]);
    expect(checked).toMatchObject({
      ok: true,
      loaded: {
        merchant: { name: 'Lúna Play', currency: { code: 'BRL', symbol: 'R$', scale: 2 } },
      },
    });
    await expect(stampMerchant('lunaplay', sandbox)).resolves.toMatchObject({ code: 'lunaplay' });
  });

  it.each([
    ['さくらゲーム', 'さくらゲーム'],
    ['Казино 777', 'Казино 777'],
    ['ลักกี้ <Star> & "Co"', 'ลักกี้ &lt;Star&gt; &amp; &quot;Co&quot;'],
  ])('writes %s in its own script and whole, with an icon of a letter', async (name, written) => {
    const tree = await generate({ code: 'sakura', name });
    for (const file of ['logo.svg', 'logo-dark.svg']) {
      const logo = tree.read(`merchants/sakura/assets/${file}`, 'utf8') ?? '';
      expect(logo).toContain(`>${written}</text>`);
      expect(logo).toContain(`aria-label="${written}"`);
    }
    const latin = await generate({ code: 'sakura', name: 'Sakura' });
    const icon = (made: typeof tree) => made.read('merchants/sakura/assets/icon.svg', 'utf8');
    expect(icon(tree)).toBe(icon(latin));
  });

  it.each([
    ['Đại Phát', 'DAI PHAT'],
    ['Ærø & Søn', 'AERO SON'],
  ])('draws %s as %s', async (name, label) => {
    const logo = (await generate({ name })).read('merchants/lunaplay/assets/logo.svg', 'utf8');
    expect(logo).toContain(`aria-label="${label}"`);
  });

  it('names every mistake at once, with what is allowed and what was meant [CARD-04]', async () => {
    const bad = generate({ code: 'Luna-Play', languages: 'TI,EN', currency: 'peso', brand: 'red' });
    await expect(bad).rejects.toThrow(
      /code: "Luna-Play" must be 3 to 20[^]*currency: "peso"[^]*brand: "red"[^]*did you mean "TY"\?/,
    );
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

  it('changes nothing when it runs again, and nothing that was changed since [CARD-04]', async () => {
    const tree = await generate();
    const text = () => tree.listChanges().map(({ path, content }) => `${path} ${String(content)}`);
    const first = text();
    await merchantGenerator(tree, options);
    expect(text()).toEqual(first);
    const file = 'merchants/lunaplay/whitelabel.json';
    tree.write(file, (tree.read(file, 'utf8') ?? '').replace('"age": 18', '"age": 21'));
    const changed = text();
    await expect(merchantGenerator(tree, options)).rejects.toThrow(
      'already, with another whitelabel',
    );
    expect(text()).toEqual(changed);
  });

  it('takes country, categories, logins, parts and domain as options [CARD-04]', async () => {
    const tree = await generate({
      currency: 'EUR',
      country: 'PT',
      categories: ['live', 'RNG'],
      login: 'mobile,code',
      domains: 'agent',
      mainDomain: 'https://luna.example',
    });
    expect(JSON.parse(tree.read('merchants/lunaplay/whitelabel.json', 'utf8') ?? '')).toMatchObject(
      {
        currency: { code: 'EUR', symbol: '€', scale: 2 },
        timeZone: 'Europe/Lisbon',
        register: { dialingCode: '351' },
        categories: ['LIVE', 'RNG'],
        domains: ['agent'],
        flags: { MOBILENUMREG3: true, MOBILEVERCODELOGIN3: true, DIRECTREG3: true },
        mainDomain: 'https://luna.example',
      },
    );
  });

  it.each<[Partial<MerchantOptions>, string]>([
    [{ currency: 'XYZ' }, '--currency: "XYZ" is not an ISO 4217 code'],
    [{ currency: 'EUR' }, "--country: EUR is no one country's"],
    [{ country: 'QQ' }, '--country: "QQ" is not an ISO 3166 code'],
    [{ timeZone: 'Mars/Base' }, '--timeZone: "Mars/Base" is not an IANA time zone'],
    [{ categories: 'LOTT', domains: '', login: 'fax' }, '--login: there is no "fax"'],
    [{ categories: 'LOTT', domains: [] }, '--categories: LOTT needs "lottery"'],
    [{ mainDomain: 'luna.example' }, '--mainDomain: "luna.example" is not an origin'],
  ])('refuses %o', async (change, told) => {
    await expect(generate(change)).rejects.toThrow(told);
  });

  it('asks for every category, login and part that there is', () => {
    const { properties } = JSON.parse(
      readFileSync(join(import.meta.dirname, 'schema.json'), 'utf8'),
    ) as { properties: Record<string, { 'x-prompt'?: { items?: string[] } }> };
    const asked = (name: string) => properties[name]?.['x-prompt']?.items;
    expect(asked('languages')).toEqual([...languageCodes]);
    expect(asked('categories')).toEqual([...categoryNames]);
    expect(asked('domains')).toEqual([...domainNames]);
    expect(asked('login')).toEqual(Object.keys(logins));
  });

  it('shows what becomes of a brand where it is asked for, until it is kept [CARD-04]', async () => {
    const heard: string[] = [];
    const answers = ['red', '#ffee00', 'n', ' #d97706 ', ''];
    const talk = {
      ask: (question: string) => {
        heard.push(question);
        return Promise.resolve(answers.shift() ?? 'nobody answers');
      },
      say: (text: string) => void heard.push(text),
    };
    const tree = createTreeWithEmptyWorkspace();
    const tell = await merchantGenerator(tree, { code: 'solo' }, talk);
    const asked = expect.stringContaining('Which colour');
    const kept = expect.stringContaining('Keep it');
    const shown = (brand: string) => expect.stringMatching(`Of the brand ${brand} [^]*buttons`);
    expect(heard).toEqual([
      ...[asked, '"red" is not a colour.'],
      ...[asked, shown('#ffee00'), kept],
      ...[asked, shown('#d97706'), kept],
    ]);
    expect(tree.read('merchants/solo/theme.json', 'utf8')).toContain('"brand": "#d97706"');
    const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    tell();
    expect(String(said.mock.calls[0])).not.toContain('Of the brand');
    said.mockRestore();
  });
});
