/** A look in which cells are run. */
interface CellLook {
  /** Every cell, or each screen in its default alone. */
  readonly cells: 'all' | 'default';
  /** Choices of the toolbar. */
  readonly globals: Readonly<Record<string, unknown>>;
}

const small = { viewport: { value: 'small', isRotated: false } };

/**
 * Every cell as it is and in the dark, where words are long and the window small; each screen alone in other languages,
 * from right to left, and in brands of other shapes.
 */
export const cellLooks = {
  usual: { cells: 'all', globals: {} },
  dark: { cells: 'all', globals: { ...small, scheme: 'dark', language: 'xx' } },
  PT: { cells: 'default', globals: { language: 'PT' } },
  TY: { cells: 'default', globals: { language: 'TY' } },
  mirrored: { cells: 'default', globals: { language: 'xr' } },
  roomy: { cells: 'default', globals: { ...small, language: 'TY', shape: 'roomy' } },
  compact: { cells: 'default', globals: { ...small, scheme: 'dark', shape: 'compact' } },
} as const satisfies Readonly<Record<string, CellLook>>;

/** The choices of the toolbar in a look; those of the usual one where none is named. */
export const readLook = (name = 'usual'): CellLook['globals'] => {
  const look = Object.entries(cellLooks).find(([each]) => each === name)?.[1];
  if (look === undefined) throw new Error(`No look of cells is called ${name}.`);
  return look.globals;
};
