/** Words on one or two lines of about equal length. */
export function breakName(name: string): readonly string[] {
  const words = name.split(' ');
  if (name.length <= 11 || words.length === 1) return [name];
  let best: readonly string[] = [name];
  let width = Infinity;
  for (let cut = 1; cut < words.length; cut += 1) {
    const pair = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    const widest = Math.max(...pair.map((line) => line.length));
    if (widest < width) [best, width] = [pair, widest];
  }
  return best;
}
