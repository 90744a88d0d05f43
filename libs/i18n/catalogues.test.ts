// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { libraries, messagesOf } from './scripts/textSources';
import { languageCodes } from '@playhouse/whitelabel';
import { catalogueNames } from './src/catalogueNames';
import { fallbackLanguage } from './src/languages';

const workspace = fileURLToPath(new URL('../..', import.meta.url));
const libs = join(workspace, 'libs');
const translations = languageCodes.filter((code) => code !== fallbackLanguage);

type Texts = Record<string, string>;

/** Libraries with texts for the player. */
const withTexts = libraries.filter((name) => existsSync(join(libs, name, 'messages')));

function catalogueFile(name: string, language: string): Texts {
  return JSON.parse(
    readFileSync(join(libs, name, 'messages', `${language}.json`), 'utf8'),
  ) as Texts;
}

test('every library with texts is one that can be asked for them [LANG-02]', () => {
  expect([...catalogueNames].sort()).toEqual([...withTexts].sort());
});

/** Said in the same words as ui-kit says something else, or where ui-kit cannot be asked. */
const homonyms = [
  // Of games and of vendors, not of a report's kinds.
  ...['lobby.classify.ALL', 'lobby.vendors.all'],
  // A field of a form and a way to customer service, not a way to log in.
  ...['registration.facebook', 'platform.contact.FACEBOOK'],
  // Below ui-kit.
  'movements.close',
];

/** Groups of those that have a key in common. */
function alike<T>(all: readonly T[], keyOf: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()].filter((group) => group.length > 1);
}

/** Every text of a library, with its words in all languages. */
function wordsOf(name: string) {
  const texts = languageCodes.map((code) => catalogueFile(name, code));
  return Object.keys(texts[0] ?? {}).map((id) => ({
    id,
    words: texts.map((each) => each[id]).join(' | '),
  }));
}

test('what controls say everywhere is said once, in ui-kit', () => {
  const common = new Set(wordsOf('ui-kit').map(({ words }) => words));
  const twice = withTexts
    .filter((name) => name !== 'ui-kit')
    .flatMap(wordsOf)
    .filter(({ words }) => common.has(words));
  expect(twice.map(({ id }) => id).sort()).toEqual([...homonyms].sort());
});

/** Said in the same words within a library, but another language may need two. */
const homonymsWithin = [
  // How many members are, and that one member is.
  ['agent.home.online', 'agent.team.online'],
  // Of types of games, and of vendors, who are persons in some grammars.
  ['lobby.classify.ALL', 'lobby.vendors.all'],
  // Of minimum bets, of groups of lotteries, and of states of orders.
  ['lobby.filter.anyBet', 'lobby.lottery.allGroups', 'lobby.orders.all'],
];

test('a library says each thing once', () => {
  const twice = withTexts.flatMap((name) => alike(wordsOf(name), ({ words }) => words));
  expect(twice.map((group) => group.map(({ id }) => id).sort()).sort()).toEqual(homonymsWithin);
});

describe.each(withTexts)('%s', (name) => {
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

const declared = libraries.flatMap((library) =>
  messagesOf(library).map((message) => ({ ...message, library })),
);

function twins(keyOf: (message: (typeof declared)[number]) => string): string[][] {
  return alike(declared, keyOf).map((group) => group.map(({ library, id }) => `${library}: ${id}`));
}

test('a message is declared by one library; others take it from there', () => {
  expect(twins(({ id }) => id)).toEqual([]);
});

// The same word may mean two things, and be two words in another language: the description says which.
test('no two messages say the same text for the same purpose', () => {
  expect(twins(({ defaultMessage, description }) => `${defaultMessage}|${description}`)).toEqual(
    [],
  );
});

test('a merchant may offer exactly the languages that have catalogues [LANG-02]', () => {
  for (const name of withTexts) {
    const kept = readdirSync(join(libs, name, 'messages')).sort();
    expect(kept, name).toEqual(languageCodes.map((code) => `${code}.json`).sort());
  }
});
