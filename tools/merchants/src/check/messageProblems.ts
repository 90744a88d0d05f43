import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Merchant } from '@playhouse/whitelabel';
import type { Places } from '../places';
import { didYouMean } from './nearest';
import type { Problem } from './problem';
import { readJson } from './readJson';

type Messages = Merchant['messages'];

/** Ids of every text of the site, from the libraries' English catalogues. */
export function knownMessageIds(places: Places): ReadonlySet<string> {
  const libraries = join(places.root, 'libs');
  if (!existsSync(libraries)) return new Set();
  const ids = readdirSync(libraries).flatMap((name) => {
    const file = join(libraries, name, 'messages/EN.json');
    return existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object) : [];
  });
  return new Set(ids);
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
  knownIds: () => ReadonlySet<string>,
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
      if (!knownIds().has(id)) {
        const hint = didYouMean(id, [...knownIds()]);
        problems.push(file.problemAt([id], `no text has the id "${id}"${hint}`, 'key'));
      }
      const compiled = compile(text);
      if ('problem' in compiled) problems.push(file.problemAt([id], `${id}: ${compiled.problem}`));
      else texts[id] = compiled.tree as unknown as (typeof texts)[string];
    }
    messages[language] = texts;
  }
  return { messages, problems };
}
