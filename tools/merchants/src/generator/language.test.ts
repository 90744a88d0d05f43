import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { expect, it } from 'vitest';
import { languageGenerator } from './language';

const lists = {
  names: 'libs/whitelabel/src/schema/names.ts',
  questions: 'tools/merchants/src/generator/schema.json',
};

function workspace(): Tree {
  const tree = createTreeWithEmptyWorkspace();
  for (const file of Object.values(lists))
    tree.write(file, readFileSync(join(import.meta.dirname, '../../../..', file), 'utf8'));
  tree.write('libs/i18n/catalogues/EN.json', '{ "a.hi": { "defaultMessage": "Hi" } }');
  tree.write('apps/gateway/demo/texts/EN.json', '{ "language.tag": "en", "help.title": "Help" }');
  return tree;
}

const read = (tree: Tree, file: string): unknown => JSON.parse(tree.read(file, 'utf8') ?? '');

it.each(['vi', 'VN'])(
  'a language that is named %s has every text untranslated [LANG-02]',
  (named) => {
    const tree = workspace();
    languageGenerator(tree, { language: named });
    expect(read(tree, 'libs/i18n/catalogues/VN.json')).toEqual({ 'a.hi': null });
    expect(read(tree, 'apps/gateway/demo/texts/VN.json')).toEqual({
      'language.tag': 'vi',
      'help.title': null,
    });
  },
);

it('a language may be offered by merchants once it is made', () => {
  const tree = workspace();
  languageGenerator(tree, { language: 'vi' });
  expect(tree.read(lists.names, 'utf8')).toContain(`['EN', 'TY', 'PT', 'VN'] as const`);
  expect(tree.read(lists.questions, 'utf8')).toContain(`["EN", "TY", "PT", "VN"]`);
});

it('a language that nobody knows, or that is there, is refused', () => {
  expect(() => languageGenerator(workspace(), { language: 'fi' })).toThrow('no language "fi"');
  expect(() => languageGenerator(workspace(), { language: 'fil' })).toThrow('is there already');
});
