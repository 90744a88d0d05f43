import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Merchant } from '@playhouse/whitelabel';
import type { Places } from '../places';
import { didYouMean } from './didYouMean';
import type { Problem } from './problem';
import { readJson } from './readJson';

type Messages = Merchant['messages'];

/** Every text of the site by its id, in English. */
export function knownMessages(places: Places): ReadonlyMap<string, string> {
  const file = join(places.root, 'libs/i18n/catalogues/EN.json');
  if (!existsSync(file)) return new Map();
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    { defaultMessage: string }
  >;
  return new Map(Object.entries(texts).map(([id, { defaultMessage }]) => [id, defaultMessage]));
}

type Elements = ReturnType<typeof parse>;

/** Values that a text is given to fill in: names of values and of tags, wherever they stand. */
function placeholdersIn(elements: Elements): string[] {
  return elements.flatMap((element) => {
    const inside = [
      ...('children' in element ? placeholdersIn(element.children) : []),
      ...('options' in element
        ? Object.values(element.options).flatMap(({ value }) => placeholdersIn(value))
        : []),
    ];
    const isFilled = element.type !== TYPE.literal && element.type !== TYPE.pound;
    return isFilled && 'value' in element ? [element.value, ...inside] : inside;
  });
}

/** Placeholders that nothing will be put into: a player would see an error in their place. */
function strangers(tree: Elements, english: string | undefined): string[] {
  const known = english === undefined ? [] : placeholdersIn(parse(english));
  return [...new Set(placeholdersIn(tree))]
    .filter((name) => !known.includes(name))
    .map((name) => `there is no {${name}} in this text${didYouMean(name, known)}`);
}

function compile(text: unknown): { tree: ReturnType<typeof parse> } | { problem: string } {
  if (typeof text !== 'string') return { problem: 'must be a text' };
  try {
    return { tree: parse(text, { captureLocation: false }) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: `${JSON.stringify(text)} is not valid ICU text (${reason})` };
  }
}

/**
 * Reads a merchant's own texts (`messages/<language>.json`, id to ICU text) and compiles them.
 * An id that the site does not have would change nothing, so it is a problem.
 */
export function readMessages(
  folder: string,
  label: string,
  languages: readonly string[],
  known: () => ReadonlyMap<string, string>,
): { messages: Messages; problems: Problem[] } {
  const directory = join(folder, 'messages');
  const problems: Problem[] = [];
  const messages: Record<string, Messages['EN']> = {};
  const names = existsSync(directory) ? readdirSync(directory).sort() : [];
  for (const name of names) {
    const language = name.replace(/\.json$/, '');
    const file = readJson(join(directory, name), `${label}/messages/${name}`);
    problems.push(...file.problems);
    if (!languages.includes(language)) {
      const hint = didYouMean(language, languages);
      problems.push(
        file.problemAt(
          [],
          `"${language}" is not one of the merchant's languages (${languages.join(', ')})${hint}`,
        ),
      );
      continue;
    }
    const texts: NonNullable<Messages['EN']> = {};
    for (const [id, text] of Object.entries(file.value ?? {})) {
      if (!known().has(id)) {
        const hint = didYouMean(id, [...known().keys()]);
        problems.push(file.problemAt([id], `no text has the id "${id}"${hint}`, 'key'));
      }
      const compiled = compile(text);
      if ('problem' in compiled) problems.push(file.problemAt([id], `${id}: ${compiled.problem}`));
      else {
        texts[id] = compiled.tree as unknown as (typeof texts)[string];
        const wrong = known().has(id) ? strangers(compiled.tree, known().get(id)) : [];
        problems.push(...wrong.map((words) => file.problemAt([id], `${id}: ${words}`)));
      }
    }
    messages[language] = texts;
  }
  return { messages, problems };
}
