/**
 * Options of a query whose answer is the same for everybody: kept for when there is no network (PWA-01). Its failure is
 * told where it stands, with a retry, and by no toast on top of that (ERR-02).
 */
export const forEverybody = { meta: { silent: true, offline: true } } as const;
