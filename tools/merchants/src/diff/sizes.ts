import { gzip, isCompressible } from '../serving/compress';

/** A stamped site, wherever it lies. */
export interface WeighedSite {
  /** The merchant's own files, as they are before they are compressed, by name. */
  readonly files: Readonly<Record<string, Buffer>>;
  /** A file that all merchants share, such as `assets/main-1a.js`. */
  readonly shared: (name: string) => Buffer;
  /** Language of the pages that are weighed: of several the default one. */
  readonly language: string;
}

/** Bytes as they travel to a browser that takes gzip, by what they are for. */
export type Sizes = Readonly<Record<string, number>>;

const pages = { home: 'home', app: 'any other address' } as const;

/** What a page does not name and no browser asks for by itself. */
const unseen = /^(?:pages|snapshot)\/|^(?:headers|addresses)\.json$|\.(?:gz|br)$/;

const weigh = (name: string, bytes: Buffer) =>
  isCompressible(name, bytes.length) ? gzip(bytes, 'shared').length : bytes.length;

const scriptsOf = (page: string) =>
  new Set(
    [...page.matchAll(/ (?:src|href)="\/(assets\/[^"]+\.js)"/g)].flatMap(([, name]) => name ?? []),
  );

/** Those inside of the page: parts of one text that compress each other. */
const stylesOf = (page: string) =>
  [...page.matchAll(/<style>([^<]*)<\/style>/g)].map(([, text]) => text).join('');

function pageSizes(name: string, page: Buffer, shared: WeighedSite['shared']): Sizes {
  const text = page.toString('utf8');
  const scripts = [...scriptsOf(text)].map((script) => weigh(script, shared(script)));
  return {
    [`${name}: page`]: weigh('page.html', page),
    [`${name}: styles in it`]: gzip(Buffer.from(stylesOf(text)), 'shared').length,
    [`${name}: scripts it names`]: scripts.reduce((sum, bytes) => sum + bytes, 0),
  };
}

/** Sizes of the pages, of what they name, and of each file of the merchant's own. */
export function sizesOf({ files, shared, language }: WeighedSite): Sizes {
  const ofPages = Object.entries(pages).map(([page, name]) => {
    const bytes = files[`pages/${language}/${page}.html`];
    if (bytes === undefined) throw new Error(`The site has no page "${page}" in ${language}.`);
    return pageSizes(name, bytes, shared);
  });
  const own = Object.entries(files).filter(([name]) => !unseen.test(name));
  const ofFiles = own.map(([name, bytes]) => ({ [name]: weigh(name, bytes) }));
  return Object.assign({}, ...ofPages, ...ofFiles) as Sizes;
}

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
const signed = (bytes: number) => `${bytes < 0 ? '-' : '+'}${kib(Math.abs(bytes))}`;

/** A table of two sites: every page, and those of the other files whose sizes differ. */
export function sizeTable(first: Sizes, second: Sizes): string {
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  const isPage = (name: string) => name.includes(': ');
  const shown = names.filter((name) => isPage(name) || first[name] !== second[name]);
  const width = Math.max(0, ...shown.map(({ length }) => length));
  const cell = (bytes: number | undefined) => (bytes === undefined ? '-' : kib(bytes)).padStart(12);
  const difference = (name: string) => {
    const by = (second[name] ?? 0) - (first[name] ?? 0);
    return (by === 0 ? 'same' : signed(by)).padStart(12);
  };
  return shown
    .map((name) => name.padEnd(width) + cell(first[name]) + cell(second[name]) + difference(name))
    .join('\n');
}
