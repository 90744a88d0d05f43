// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';

const workspace = new URL('../..', import.meta.url).pathname;
const libs = join(workspace, 'libs');
const translations = ['TY', 'PT'] as const;

type Texts = Record<string, string>;

function sources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
    .map((file) => join(folder, file));
}

/** Libraries with texts for the player, or with a folder of them. */
const withTexts = readdirSync(libs).filter(
  (name) =>
    existsSync(join(libs, name, 'messages')) ||
    sources(join(libs, name, 'src')).some((file) =>
      /<FormattedMessage|defineMessages?\(/.test(readFileSync(file, 'utf8')),
    ),
);

function catalogueFile(name: string, language: string): Texts {
  return JSON.parse(
    readFileSync(join(libs, name, 'messages', `${language}.json`), 'utf8'),
  ) as Texts;
}

function extracted(name: string): Texts {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  const out = join(folder, 'out.json');
  try {
    const files = sources(join(libs, name, 'src'));
    const cli = join(workspace, 'node_modules/.bin/formatjs');
    execFileSync(cli, ['extract', ...files, '--throws', '--format', 'simple', '--out-file', out]);
    return JSON.parse(readFileSync(out, 'utf8')) as Texts;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe.each(withTexts)('%s', (name) => {
  test('EN.json is what the source says: run formatjs extract when it is not [LANG-02]', () => {
    expect(catalogueFile(name, 'EN')).toEqual(extracted(name));
  });

  test.each(translations)(
    '%s has every message, with the arguments and tags of the English one [LANG-02]',
    (language) => {
      const english = catalogueFile(name, 'EN');
      const translated = catalogueFile(name, language);
      expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
      const wrong = Object.entries(english).flatMap(([id, text]) => {
        const own = translated[id] ?? '';
        const same = isStructurallySame(parse(text), parse(own));
        return same.success && own.trim() !== '' ? [] : [`${id}: ${own}`];
      });
      expect(wrong).toEqual([]);
    },
  );
});

test.each(['EN', ...translations])(
  'a text that two libraries share reads the same in both: %s [LANG-02]',
  (language) => {
    const seen = new Map<string, string>();
    const torn: string[] = [];
    const complete = (name: string) => existsSync(join(libs, name, 'messages', `${language}.json`));
    for (const name of withTexts.filter(complete)) {
      for (const [id, text] of Object.entries(catalogueFile(name, language))) {
        if (seen.has(id) && seen.get(id) !== text) torn.push(`${name}: ${id}`);
        seen.set(id, text);
      }
    }
    expect(torn).toEqual([]);
  },
);
