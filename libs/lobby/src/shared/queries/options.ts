/** A failed list is told where it stands, with a retry; no toast on top of it (ERR-02). */
export const quiet = { meta: { silent: true } } as const;

/** Milliseconds that what only an operator changes stays good. */
export const slow = 5 * 60_000;
