import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChecker } from '../check/loadMerchant';
import { formatProblem } from '../check/problem';
import { createSandbox, type Sandbox } from '../testing/fakeSite';
import { keysGenerator } from './keys';

const config = 'merchants/amihanda/whitelabel.json';
const own = readFileSync(join(import.meta.dirname, '../../../..', config), 'utf8');

interface Key {
  readonly kid: string;
  readonly jwk: Readonly<Record<string, string>>;
}

function workspace() {
  const tree = createTreeWithEmptyWorkspace();
  tree.write(config, own);
  const read = (file: string) =>
    JSON.parse(tree.read(file, 'utf8') ?? '') as Record<string, string>;
  return {
    tree,
    read,
    publicHalf: () => (read(config) as unknown as { encryption: Key }).encryption,
    secrets: () => tree.children('.data/keys/amihanda'),
  };
}

describe('the generator of keys', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  });
  afterEach(() => vi.useRealTimers());

  it('puts the public half into the config, and the private half where no page takes it up', () => {
    const { tree, read, publicHalf, secrets } = workspace();
    keysGenerator(tree, { code: 'amihanda' });
    const { kid, jwk } = publicHalf();
    expect(kid).toBe('amihanda-20261121');
    expect(Object.keys(jwk)).toEqual(['kty', 'crv', 'x', 'y']);
    expect(secrets()).toEqual([`${kid}.json`]);
    const secret = read(`.data/keys/amihanda/${kid}.json`);
    expect(secret).toMatchObject({ ...jwk, kid, d: expect.stringMatching(/^[\w-]{43}$/) });
    expect(secret).not.toHaveProperty('replaces');
    const written = tree
      .listChanges()
      .filter(({ content }) => content?.includes(secret['d'] ?? '-'));
    expect(written.map(({ path }) => path)).toEqual([`.data/keys/amihanda/${kid}.json`]);
    // Nothing else of the file is touched.
    const rest = (text: string) => text.replace(/"encryption": \{[^]*?\}\s*\}/, '');
    expect(rest(tree.read(config, 'utf8') ?? '')).toBe(rest(own));
  });

  it('names what the next one replaces, and until when both are taken', () => {
    const { tree, read, publicHalf } = workspace();
    keysGenerator(tree, { code: 'amihanda' });
    keysGenerator(tree, { code: 'amihanda', days: 7 });
    const { kid } = publicHalf();
    expect(kid).toBe('amihanda-20261121-2');
    expect(read(`.data/keys/amihanda/${kid}.json`)).toMatchObject({
      replaces: 'amihanda-20261121',
      until: '2026-11-28T12:00:00.000Z',
    });
  });

  it('says which merchant was meant, and refuses a time that is none', () => {
    const { tree } = workspace();
    expect(() => keysGenerator(tree, { code: 'amihand' })).toThrow('did you mean "amihanda"?');
    expect(() => keysGenerator(tree, { code: 'amihanda', days: 0 })).toThrow('--days: "0"');
  });
});

describe('the check of keys and codes', () => {
  let sandbox: Sandbox;
  beforeEach(() => {
    sandbox = createSandbox();
  });
  afterEach(() => sandbox.remove());

  function said(): string {
    const result = createChecker(sandbox)('amihanda');
    return result.ok ? '' : result.problems.map(formatProblem).join('\n');
  }

  it('takes what the generator made', () => {
    const { tree } = workspace();
    keysGenerator(tree, { code: 'amihanda' });
    sandbox.edit(config, () => tree.read(config, 'utf8') ?? '');
    expect(said()).toBe('');
  });

  it('refuses a point that is not on the curve', () => {
    sandbox.edit(config, (text) => text.replace(/"y": "[^"]*"/, `"y": "${'A'.repeat(43)}"`));
    expect(said()).toMatch(
      /whitelabel\.json:\d+:\d+: encryption\.jwk: x and y are no point of P-256/,
    );
  });

  it('says that a secret has leaked where the private half stands beside the public one', () => {
    sandbox.edit(config, (text) =>
      text.replace('"kty": "EC",', `"kty": "EC", "d": "${'A'.repeat(43)}",`),
    );
    expect(said()).toMatch(
      /whitelabel\.json:\d+:\d+: d is the private half of the key: a secret has leaked\./,
    );
    expect(said()).not.toContain('A'.repeat(43));
  });

  it("refuses a code that is another merchant's, or that of its trial accounts", () => {
    sandbox.edit(config, (text) => text.replace('"amihandatrial"', '"corvalumetrial"'));
    expect(said()).toContain('trialMerchantCode: "corvalumetrial" is a code of corvalume, too');
    sandbox.edit('merchants/corvalume/whitelabel.json', (text) =>
      text.replace('"corvalumetrial"', '"amihanda"'),
    );
    expect(said()).toContain('code: "amihanda" is a code of corvalume, too');
  });
});
