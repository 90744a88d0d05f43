import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Which picture every shot has, by hash, and the browser that has drawn them. */
export interface Manifest {
  readonly browser: string;
  readonly pictures: Readonly<Record<string, string>>;
}

/** Reads the manifest; without a file it knows of no picture. */
export const readManifest = (file: string): Manifest =>
  existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest)
    : { browser: '', pictures: {} };

export function writeManifest(file: string, { browser, pictures }: Manifest): void {
  const sorted = Object.fromEntries(
    Object.entries(pictures).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeFileSync(file, `${JSON.stringify({ browser, pictures: sorted }, undefined, 2)}\n`);
}

/** Whether an accepted name means a shot: its whole name, its screen, its look, or `all`. */
const means = (name: string, id: string) =>
  name === 'all' || id === name || id.startsWith(`${name}/`) || id.endsWith(`/${name}`);

/**
 * Puts what a run has found in the place of what was known.
 * @param gone shots of the run's tiers that there are no more
 * @throws Error when a name means nothing that has changed
 */
export function acceptPictures(
  manifest: Manifest,
  run: Manifest,
  gone: readonly string[],
  names: readonly string[],
): Manifest {
  const changed = Object.keys(run.pictures).filter(
    (id) => manifest.pictures[id] !== run.pictures[id],
  );
  const unknown = names.filter(
    (name) => name !== 'all' && ![...changed, ...gone].some((id) => means(name, id)),
  );
  if (unknown.length > 0) throw new Error(`Nothing that changed is called ${unknown.join(', ')}.`);
  const isAccepted = (id: string) => names.some((name) => means(name, id));
  const left = gone.filter(isAccepted);
  const kept = Object.entries(manifest.pictures).filter(([id]) => !left.includes(id));
  const accepted = changed.filter(isAccepted).map((id) => [id, run.pictures[id] ?? ''] as const);
  return { browser: run.browser, pictures: Object.fromEntries([...kept, ...accepted]) };
}
