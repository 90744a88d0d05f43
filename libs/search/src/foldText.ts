/** A text as names are compared: without accents, case and signs, its words apart by one space. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
