import * as z from 'zod/mini';

const headerMap = z.record(z.string(), z.string());

/** Headers of a merchant's site, as headers.json keeps them. */
export const siteHeadersSchema = z.object({
  /** With every answer. */
  common: headerMap,
  /** With pages only. */
  html: headerMap,
  /** Only where there is https. */
  deploy: headerMap,
});
export type SiteHeaders = z.output<typeof siteHeadersSchema>;
