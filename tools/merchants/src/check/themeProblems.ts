import type { ContrastReport, LikenessReport } from '@playhouse/whitelabel';
import type { Problem } from './problem';
import type { JsonFile } from './readJson';

/** Pairs that cannot be read. Derived colours always can; those set by hand under `overrides` may not. */
export function contrastProblems(contrast: readonly ContrastReport[], file: JsonFile): Problem[] {
  return contrast
    .filter(({ ok }) => !ok)
    .map(({ scheme, foreground, background, ratio, required }) => {
      const text = `overrides.${scheme}: ${foreground} on ${background} has a contrast of ${ratio.toFixed(2)}, needs ${required}`;
      return file.problemAt(['overrides', scheme, foreground], text);
    });
}

/** Roles that look alike: a player would take what is chosen for a warning. */
export function likenessProblems(likeness: readonly LikenessReport[], file: JsonFile): Problem[] {
  return likeness
    .filter(({ ok }) => !ok)
    .map(({ scheme, one, other, distance, required }) => {
      const text = `overrides.${scheme}: ${one} and ${other} look alike (${distance.toFixed(3)} apart, needs ${required})`;
      return file.problemAt(['overrides', scheme], text);
    });
}
