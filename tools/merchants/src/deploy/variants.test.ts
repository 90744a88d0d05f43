import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deltaCoder } from '../site/delta';
import { dictionaryId, variantPath } from '../site/dictionary';
import { createSandbox, type Sandbox } from '../testing/fakeSite';
import { deployMerchants } from './deployMerchants';

let sandbox: Sandbox;
let out: string;
beforeEach(() => {
  sandbox = createSandbox();
  out = join(sandbox.root, 'served');
});
afterEach(() => sandbox.remove());

/** Bytes that no compression makes smaller by itself. */
const random = Array.from({ length: 40 }, (_, at) =>
  createHash('sha512').update(String(at)).digest('hex'),
).join('');

const part = (letter: string) => `part-${letter.repeat(8)}.js`;
let version = 0;

/** Deploys a build with one script of this name, another entry and other texts, so that pages change, too. */
async function deploy(letter: string) {
  version += 1;
  const assets = join(sandbox.site, 'client/assets');
  for (const name of readdirSync(assets))
    if (name.startsWith('part-')) sandbox.removeFile(`site/client/assets/${name}`);
  sandbox.write(`site/client/assets/${part(letter)}`, `export const v = ${version};//${random}`);
  const entry = `main-${letter.repeat(2)}.js`;
  sandbox.write(`site/client/assets/${entry}`, `import "./react-2b.js";//${version}`);
  for (const file of ['site/client/index.html', 'site/client/.vite/manifest.json'])
    sandbox.edit(file, (text) => text.replaceAll(/main-\w+\.js/g, entry));
  await deployMerchants(
    {
      ...{ codes: ['amihanda'], isWhole: true, out, settings: { tls: '/etc/tls' }, keep: 2 },
      allowDevelopmentKey: true,
      packages: { id: 'all', list: () => Buffer.from('all') },
    },
    sandbox,
  );
}

const asset = (letter: string) => readFileSync(join(out, 'assets', part(letter)));
const variantOf = (folder: string, dictionary: Buffer, path: string) =>
  join(folder, variantPath(dictionaryId(dictionary) ?? '', path));

it('a new script is there as what is new in it beside each earlier one that is kept', async () => {
  await deploy('a');
  await deploy('b');
  const path = (from: string, to: string) => variantOf(out, asset(from), `assets/${part(to)}`);
  const delta = readFileSync(path('a', 'b'));
  expect(delta.length).toBeLessThan(150);
  const { decode } = await deltaCoder();
  expect(decode(delta, asset('a'))).toEqual(asset('b'));
  expect(() => decode(delta, asset('b'))).toThrow('another dictionary');

  const gone = path('a', 'b');
  await deploy('c');
  expect(existsSync(path('b', 'c'))).toBe(true);
  expect(existsSync(gone)).toBe(false);
});

it('pages are there as what is new beside the home of this release and of those before', async () => {
  await deploy('a');
  const site = join(out, 'current/sites/amihanda');
  const read = (path: string) => readFileSync(join(site, path));
  const earlier = read('m/dictionary/main-aa.txt');
  expect(earlier).toEqual(read('pages/TY/home.html'));
  await deploy('b');
  const own = read('m/dictionary/main-bb.txt');
  expect(own).not.toEqual(earlier);
  const { decode } = await deltaCoder();
  for (const dictionary of [earlier, own]) {
    for (const page of ['pages/TY/home.html', 'pages/EN/home.html', 'pages/EN/app.html']) {
      const delta = readFileSync(variantOf(site, dictionary, page));
      expect(decode(delta, dictionary)).toEqual(read(page));
      expect(delta.length * 2).toBeLessThan(read(`${page}.br`).length);
    }
  }
  const next = readFileSync(variantOf(site, earlier, 'm/dictionary/main-bb.txt'));
  expect(decode(next, earlier)).toEqual(own);
});

it('a release of other merchants leaves the dictionaries of one as they are', async () => {
  await deploy('a');
  await deploy('b');
  const variants = () =>
    readdirSync(join(out, 'current/sites/amihanda/dcz'), { recursive: true }).map(String).sort();
  const before = variants();
  sandbox.edit('merchants/corvalume/whitelabel.json', (json) =>
    json.replace(/"name": "[^"]*"/, '"name": "Corva Two"'),
  );
  await deployMerchants(
    {
      ...{ codes: ['corvalume'], isWhole: false, out, settings: {}, keep: 2 },
      allowDevelopmentKey: true,
      packages: { id: 'all', list: () => Buffer.from('all') },
    },
    sandbox,
  );
  expect(variants()).toEqual(before);
});
