import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { safeReturnTo, webLink } from '@playhouse/navigation';
import { afterEach, expect, it, vi } from 'vitest';
import { browserFloor } from './browserFloor';

type Engine = 'chrome' | 'firefox' | 'safari';

/** The first release of each engine that has it; `Infinity` where none has. */
type Since = Readonly<Record<Engine, number>>;

interface Feature {
  readonly used: RegExp;
  readonly since: Since;
  /** A page works without it: a style that is only missed, or a file that asks before it uses it. */
  readonly asked?: RegExp;
}

const since = (chrome: number, firefox: number, safari: number): Since => ({
  chrome,
  firefox,
  safari,
});

/** Interfaces and styles from about the time of the floor or later, by MDN's tables of compatibility. */
const features: Readonly<Record<string, Feature>> = {
  'URL.canParse': { used: /\bURL\.(?:canParse|parse)\(/u, since: since(120, 115, 17) },
  'AbortSignal.any': { used: /\bAbortSignal\.any\(/u, since: since(116, 124, 17.4) },
  'AbortSignal.timeout': { used: /\bAbortSignal\.timeout\(/u, since: since(103, 100, 16) },
  'Object.groupBy': { used: /\b(?:Object|Map)\.groupBy\(/u, since: since(117, 119, 17.4) },
  'Promise.withResolvers': { used: /\.withResolvers\(/u, since: since(119, 121, 17.4) },
  'Promise.try': { used: /\bPromise\.try\(/u, since: since(128, 134, 18.2) },
  'Array.fromAsync': { used: /\bArray\.fromAsync\(/u, since: since(121, 115, 16.4) },
  'array copies': {
    used: /\.(?:toSorted|toReversed|toSpliced)\(/u,
    since: since(110, 115, 16),
  },
  'set operations': {
    used: /\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/u,
    since: since(122, 127, 17),
  },
  'iterator helpers': {
    used: /\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|toArray|find|reduce)\(/u,
    since: since(122, 131, 18.4),
  },
  'Intl.Segmenter': { used: /\bIntl\.Segmenter\b/u, since: since(87, 125, 14.1) },
  'Intl.DurationFormat': { used: /\bIntl\.DurationFormat\b/u, since: since(129, 136, 16.4) },
  'regular expressions of sets': {
    used: /\/[dgimsuy]*v[dgimsuy]*\.test\(/u,
    since: since(112, 116, 17),
  },
  requestIdleCallback: {
    used: /\brequestIdleCallback\(/u,
    since: since(47, 55, Infinity),
    asked: /typeof requestIdleCallback/u,
  },
  'view transitions': { used: /\bstartViewTransition\(/u, since: since(111, 144, 18) },
  'a vibration': {
    used: /\bnavigator\.vibrate\(/u,
    since: since(32, Infinity, Infinity),
    asked: /'vibrate' in navigator/u,
  },
  'sharing by the system': {
    used: /\bnavigator\.share\(/u,
    since: since(128, Infinity, 12.1),
    asked: /'share' in navigator|navigator\.share (?:===|!==) undefined|typeof navigator\.share/u,
  },
  scheduler: { used: /\bscheduler\.(?:yield|postTask)\(/u, since: since(129, 142, Infinity) },
  popover: { used: /\bshowPopover\(|\bpopovertarget/iu, since: since(114, 125, 17) },
  'light-dark()': { used: /\blight-dark\(/u, since: since(123, 120, 17.5) },
  '@scope': { used: /@scope\b/u, since: since(118, 146, 17.4) },
  'anchors of styles': { used: /\banchor-name:/u, since: since(125, 147, 26) },
};

const engines = ['chrome', 'firefox', 'safari'] as const;

const isAbove = (first: Since) =>
  engines.some((engine) => first[engine] > (browserFloor[engine] ?? Number.NaN));

const root = resolve(import.meta.dirname, '../../..');
const isShipped = (path: string) =>
  !/\.(?:test|stories|samples)\.|\/(?:fixtures|testing|samples)\//u.test(path);
const shipped = ['libs', 'apps/site/src'].flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\/src\/.*\.(?:tsx?|css)$/u.test(path) && isShipped(path)),
);
/** Sources by path, without their comments. */
const sources = shipped.map((path) => ({
  path,
  text: readFileSync(resolve(root, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, ''),
}));

const findUnasked = ({ used, asked }: Feature) =>
  sources.filter(({ text }) => used.test(text) && !asked?.test(text)).map(({ path }) => path);

afterEach(() => vi.unstubAllGlobals());

it('reads what ships', () => expect(sources.length).toBeGreaterThan(500));

it.each(engines)('has an oldest release of %s', (engine) =>
  expect(browserFloor[engine]).toBeGreaterThan(15),
);

it.each(Object.entries(features).filter(([, { since: first }]) => isAbove(first)))(
  'the oldest browser does without %s',
  (_, feature) => expect(findUnasked(feature)).toEqual([]),
);

it('links and returns after a login work without URL.canParse', () => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override canParse = undefined as never;
    },
  );
  expect(safeReturnTo('/m/mine?tab=1')).toBe('/m/mine?tab=1');
  expect(webLink('https://pay.example/a')?.host).toBe('pay.example');
  expect(webLink('https://[')).toBeUndefined();
});
