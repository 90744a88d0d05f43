import type { ContrastReport } from '@playhouse/whitelabel';
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
