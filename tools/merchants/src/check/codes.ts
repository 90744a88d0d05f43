import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './crossRules';
import type { Places } from '../places';
import { merchantCodes } from '../places';
import type { Problem } from './problem';
import type { JsonFile } from './readJson';

/** The folders of the merchants that have something which belongs to one alone, by its name. */
export type Owners = ReadonlyMap<string, readonly string[]>;

const fields = ['code', 'trialMerchantCode'] as const;

/** The codes in the text of a whitelabel.json; none where it cannot be read, which its own check says. */
export function codesIn(text: string): readonly string[] {
  try {
    const config = Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
    return fields.map((field) => config[field]).filter((code) => typeof code === 'string');
  } catch {
    return [];
  }
}

/** Whose that is which the texts of all whitelabel.json name. */
export function findOwners(places: Places, namesIn: (text: string) => readonly string[]): Owners {
  const owners = new Map<string, string[]>();
  for (const folder of merchantCodes(places)) {
    const text = readFileSync(join(places.merchants, folder, 'whitelabel.json'), 'utf8');
    for (const name of new Set(namesIn(text)))
      owners.set(name, [...(owners.get(name) ?? []), folder]);
  }
  return owners;
}

/** Codes that are another merchant's, too. */
export function codeProblems(
  config: Config,
  folder: string,
  { owners, file }: { owners: Owners; file: JsonFile },
): Problem[] {
  return fields.flatMap((field) => {
    const others = (owners.get(config[field]) ?? []).filter((owner) => owner !== folder);
    const text = `${field}: "${config[field]}" is a code of ${others.join(', ')}, too: accounts and money would mix`;
    return others.length === 0 ? [] : [file.problemAt([field], text)];
  });
}

/** A code for trial accounts that nobody has. */
export function freeTrialCode(code: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const end = `${number === 1 ? '' : number}trial`;
    const trial = `${code.slice(0, 20 - end.length)}${end}`;
    if (trial !== code && !taken.has(trial)) return trial;
  }
}
