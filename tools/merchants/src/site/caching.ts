import { renewedFile } from '@playhouse/site/renewedFile';

/** How long a browser may keep an answer, be it the preview's or that of a web server. */
export const caching = {
  /** A file whose name tells its content. */
  asset: 'public, max-age=31536000, immutable',
  /** Any other file. */
  file: 'public, max-age=3600',
  /** A page, and what is renewed with it: kept, and shown only after asking whether it is still so. */
  renewed: 'no-cache',
  /** An answer in place of the page or file that was asked for. */
  nothing: 'no-store',
} as const;

/** Files that are renewed with the pages. */
export const renewedFiles: readonly string[] = ['sw.js', 'manifest.webmanifest', renewedFile];
