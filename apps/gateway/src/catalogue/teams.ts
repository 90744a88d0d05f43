import * as z from 'zod/mini';
import { readDemo } from '../base/readDemo';

/** Teams and players of no real league, in groups of a kind. */
const groups = readDemo('catalogue/teams.json', z.record(z.string(), z.array(z.string())));

/** All of them; a number picks each one's badge. */
export const teams: readonly string[] = Object.values(groups).flat();

/** A side of a match with the number of its badge. */
export interface Team {
  readonly name: string;
  readonly badge: number;
}

/** Sides of a group, from one on, round to its beginning. @throws for a group that there is not */
export function takeTeams(group: string, from: number, size: number): readonly Team[] {
  const names = groups[group];
  if (names === undefined) throw new Error(`There are no teams of ${group}`);
  return Array.from({ length: size }, (_, at) => {
    const name = names[(from + at) % names.length] ?? '';
    return { name, badge: teams.indexOf(name) };
  });
}
