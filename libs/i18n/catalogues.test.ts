// @vitest-environment node
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { languageCodes } from '@playhouse/whitelabel';
import { expect, test } from 'vitest';
import { readEnglish, readTranslation } from './scripts/readCatalogue';
import { readUses } from './scripts/readUses';
import { translationProblems } from './scripts/translationProblems';
import { getLibrary } from './src/catalogueTexts';
import { fallbackLanguage } from './src/languages';
import { richText } from './src/richText';

const english = readEnglish();
const ids = Object.keys(english);
const translations = languageCodes.filter((code) => code !== fallbackLanguage);
const { strings, uses } = readUses();

test('a merchant may offer exactly the languages that have catalogues [LANG-02]', () => {
  const kept = readdirSync(join(import.meta.dirname, 'catalogues')).sort();
  expect(kept).toEqual(languageCodes.map((code) => `${code}.json`).sort());
});

test.each(translations)(
  '%s lists the texts of English, with their placeholders [LANG-02]',
  (code) => {
    const translation = readTranslation(code);
    expect(Object.keys(translation)).toEqual(ids);
    expect(translationProblems(english, translation).broken).toEqual([]);
  },
);

test('texts are sorted by id, each says what it is for and is said somewhere', () => {
  expect(ids).toEqual([...ids].sort());
  expect(ids.filter((id) => !english[id]?.description)).toEqual([]);
  expect(ids.filter((id) => !strings.has(id))).toEqual([]);
});

type Elements = ReturnType<typeof parse>;

/** Names that a text is filled in with: values, and tags that `richText` does not define. */
function placeholdersIn(elements: Elements): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const options = 'options' in element ? Object.values(element.options) : [];
    const inside = options.flatMap(({ value }) => placeholdersIn(value));
    const children = 'children' in element ? placeholdersIn(element.children) : [];
    return [element.value, ...inside, ...children].filter((name) => !(name in richText));
  });
}

test('a text is given the values that it asks for', () => {
  const wrong = uses.filter(({ id, values }) => {
    const asked = placeholdersIn(parse(english[id]?.defaultMessage ?? ''));
    return [...new Set(asked)].sort().join() !== values.join();
  });
  expect(wrong).toEqual([]);
});

/** Groups of those that have a key in common. */
function alike(keyOf: (id: string) => string): string[][] {
  const groups = new Map<string, string[]>();
  for (const id of ids) groups.set(keyOf(id), [...(groups.get(keyOf(id)) ?? []), id]);
  return [...groups.values()].filter((group) => group.length > 1);
}

// The same word may mean two things, and be two words in another language: the description says which.
test('no two texts say the same for the same purpose', () => {
  const same = alike((id) => `${english[id]?.defaultMessage}|${english[id]?.description}`);
  expect(same).toEqual([]);
});

const everywhere = languageCodes.map((code) => readTranslation(code));
const words = (id: string) => everywhere.map((texts) => texts[id]).join(' | ');

/** Said in the same words within a library, but another language may need two. */
const homonyms = [
  // How many members are, and that one member is.
  ['agent.home.online', 'agent.team.online'],
  // Of types of games, and of vendors, who are persons in some grammars.
  ['lobby.classify.ALL', 'lobby.vendors.all'],
  // Of groups of lotteries, and of states of orders.
  ['lottery.list.allGroups', 'lottery.orders.all'],
];

test('a library says each thing once', () => {
  expect(alike((id) => `${getLibrary(id)}|${words(id)}`)).toEqual(homonyms);
});

/** Said in the same words as ui-kit says something else, or where ui-kit cannot be asked. */
const homonymsOfControls = [
  // Of games and of vendors, not of a report's kinds.
  ...['lobby.classify.ALL', 'lobby.vendors.all'],
  // Below ui-kit.
  'movements.close',
  // A field of a form and a way to customer service, not a way to log in.
  ...['platform.contact.FACEBOOK', 'registration.facebook'],
];

test('what controls say everywhere is said once, in ui-kit', () => {
  const isControls = (id: string) => getLibrary(id) === 'ui';
  const common = new Set(ids.filter(isControls).map(words));
  const twice = ids.filter((id) => !isControls(id) && common.has(words(id)));
  expect(twice).toEqual(homonymsOfControls);
});
