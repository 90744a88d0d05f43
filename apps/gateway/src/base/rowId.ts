/**
 * The number behind an id of the wire, for a row that the database numbers. Whatever is none answers 0, which no row
 * has: it is then simply not found.
 */
export function rowId(id: string): number {
  const number = /^\d{1,15}$/.test(id) ? Number(id) : 0;
  return number;
}
