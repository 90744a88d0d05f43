import type { CompiledSite, Rendered } from './compiledSite';
import { moduleFiles, type ModuleFiles } from '@playhouse/site/moduleFiles';

/** As the page's first script reads it: numbers are places in `files`. */
interface Ahead {
  readonly files: readonly string[];
  readonly member: readonly number[];
  readonly screens: readonly (readonly [readonly string[], ...(readonly (readonly number[])[])])[];
}

const isSame = (one: readonly number[], other: readonly number[]) => `${one}` === `${other}`;

/** Turns the modules that may run into the files that a page does not name anyhow. */
export function listAhead(
  { manifest }: Pick<CompiledSite, 'manifest'>,
  named: ModuleFiles,
  { member, screens }: NonNullable<Rendered['ahead']>,
): Ahead {
  const known = new Set([...named.scripts, ...named.styles]);
  const places = new Map<string, number>();
  const placeOf = (file: string) => {
    const place = places.get(file) ?? places.size;
    places.set(file, place);
    return place;
  };
  const placesOf = (modules: readonly string[]) => {
    const { scripts, styles } = moduleFiles(manifest, modules);
    return [...scripts, ...styles].filter((file) => !known.has(file)).map(placeOf);
  };
  const always = placesOf(member);
  const rows = screens.map((screen) => {
    const visitors = placesOf(screen.visitor);
    const members = placesOf(screen.member);
    return isSame(visitors, members)
      ? ([screen.paths, visitors] as const)
      : ([screen.paths, visitors, members] as const);
  });
  return { files: [...places.keys()], member: always, screens: rows };
}
