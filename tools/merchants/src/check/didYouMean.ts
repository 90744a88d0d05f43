/** Edits (insert, delete, replace, exchange two neighbours) that turn one word into another. */
function editDistance(from: string, to: string): number {
  let before: readonly number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const exchanged =
        from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
          ? (before[j - 2] ?? Infinity) + 1
          : Infinity;
      next.push(Math.min(replaced, exchanged, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[to.length] ?? 0;
}

/** The known name that was probably meant; none when all are too far off to be a slip. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((name) => ({ name, distance: editDistance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  const tolerance = Math.max(2, Math.floor(word.length / 3));
  return best && best.distance <= tolerance ? best.name : undefined;
}

/** `; did you mean "X"?`, or nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const name = nearest(word, known);
  return name === undefined ? '' : `; did you mean "${name}"?`;
}
