/** The help text that the query parameter `i` asks for: 0 when it is absent or out of range (HELP-01). */
export function helpIndex(parameter: string | null, count: number): number {
  const index = Number(parameter ?? 0);
  return Number.isInteger(index) && index >= 0 && index < count ? index : 0;
}
