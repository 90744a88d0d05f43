/**
 * Keeps a page from a window of somebody else's that has opened it. Who comes by an address, a bookmark or an icon was
 * opened by nobody, and the browser says so; with this header it would take another process for the page, after the
 * page has come, and paint it later by that. Who says nothing of where they come from is kept from openers.
 */
export const openerPolicy = {
  header: 'Cross-Origin-Opener-Policy',
  /** Windows that the page opens itself keep knowing of it. */
  value: 'same-origin-allow-popups',
  /** What a browser says of where somebody comes from. */
  toldBy: 'Sec-Fetch-Site',
  /** From nowhere. */
  openedByNobody: 'none',
} as const;

/** What a page's answer depends on, besides codings. */
export const pageVaries = ['Cookie', openerPolicy.toldBy] as const;

/** Headers of a page for who comes from there. */
export function headersFor(
  from: unknown,
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (from !== openerPolicy.openedByNobody) return headers;
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name !== openerPolicy.header),
  );
}
