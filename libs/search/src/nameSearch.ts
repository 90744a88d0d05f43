import Fuse from 'fuse.js/min-basic';
import { foldText } from './foldText';

/** Finds entries by what somebody typed, the best first. Words without a letter or digit find nothing. */
export type NameSearch<Entry> = (typed: string) => Entry[];

interface Known<Entry> {
  readonly entry: Entry;
  /** Folded. */
  readonly name: string;
  readonly packed: string;
  /** The name and what else the entry goes by, folded. */
  readonly all: string;
}

/** Fewer letters are a slip of too many names. */
const leastForSlips = 3;

/** How far from the words a name may be (0 is the same, 1 is anything), and how far behind the closest one. */
const farthest = 0.35;
const behindClosest = 0.15;

const pack = (folded: string) => folded.replaceAll(' ', '');

const startsWords = (text: string, words: readonly string[]) =>
  words.every((word) => ` ${text}`.includes(` ${word}`));

/** How well an entry fits without a slip: 0 is best, undefined is not at all. Spaces in the name do not count. */
function getTier<Entry>({ name, packed, all }: Known<Entry>, folded: string): number | undefined {
  const words = folded.split(' ');
  const typed = pack(folded);
  const fits = [
    packed === typed,
    packed.startsWith(typed),
    startsWords(name, words),
    startsWords(all, words),
    typed.length >= leastForSlips && packed.includes(typed),
  ];
  const tier = fits.indexOf(true);
  return tier === -1 ? undefined : tier;
}

/**
 * Makes a search over names: those that are what was typed, begin with it, have words that begin so, go by it otherwise,
 * or hold it. Where there is none of these, the names that are closest to it with slips.
 *
 * @param entries the more popular first: that decides between equals
 * @param readNames the name of an entry, and what else it goes by, such as its vendor
 */
export function createNameSearch<Entry>(
  entries: readonly Entry[],
  readNames: (entry: Entry) => readonly [name: string, ...others: string[]],
): NameSearch<Entry> {
  const known = entries.map((entry): Known<Entry> => {
    const names = readNames(entry).map(foldText);
    const name = names[0] ?? '';
    return { entry, name, packed: pack(name), all: names.join(' ') };
  });
  const close = new Fuse(known, {
    keys: ['name'],
    includeScore: true,
    threshold: farthest,
    // Of two that are as close, the shorter one is no better: a name is not a field of a text.
    ignoreFieldNorm: true,
  });
  return (typed) => {
    const folded = foldText(typed);
    if (folded === '') return [];
    const fitting = known.flatMap((one) => {
      const tier = getTier(one, folded);
      return tier === undefined ? [] : [{ ...one, tier }];
    });
    if (fitting.length > 0)
      return fitting.sort((one, other) => one.tier - other.tier).map(({ entry }) => entry);
    if (folded.length < leastForSlips) return [];
    const found = close.search(folded);
    const last = (found[0]?.score ?? 0) + behindClosest;
    return found.filter(({ score = 1 }) => score <= last).map(({ item }) => item.entry);
  };
}
