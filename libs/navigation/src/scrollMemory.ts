/** Newest positions to keep; a player who goes back further starts at the top. */
const capacity = 50;

const positions = new Map<string, number>();

/** Remembers where a visit of a screen was left, in CSS px, for the way Back to it. */
export function rememberScroll(visit: string, top: number): void {
  positions.delete(visit);
  positions.set(visit, top);
  const oldest = positions.keys().next();
  if (positions.size > capacity && oldest.done !== true) positions.delete(oldest.value);
}

export function recallScroll(visit: string): number | undefined {
  return positions.get(visit);
}
