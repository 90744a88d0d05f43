/** Words of a parsed message at any depth: beside values, in marks, and in each form of a plural. */
export function listWords(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('type' in part && part.type === 0 && 'value' in part) return [String(part.value)];
  return Object.values(part).flatMap(listWords);
}
