import { readFileSync } from 'node:fs';

/** A look in which cells are run. */
interface CellLook {
  /** Every cell, or each screen in its default alone. */
  readonly cells: 'all' | 'default';
  /** Choices of the toolbar. */
  readonly globals: Readonly<Record<string, unknown>>;
}

const file = new URL('../../cellLooks.json', import.meta.url);

/** The choices of the toolbar in a look of `cellLooks.json`; those of the usual one where none is named. */
export function readLook(name = 'usual'): CellLook['globals'] {
  const looks = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, CellLook>>;
  const look = looks[name];
  if (look === undefined) throw new Error(`No look of cells is called ${name}.`);
  return look.globals;
}
