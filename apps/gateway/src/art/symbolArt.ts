import { toHash } from '../base/random';
import { circle, group, lettering, rect } from './draw';
import { findMotif, listRelatedMotifs } from './motifs';
import { palettes, pickEntry } from './palettes';
import { paints, picture } from './picture';

/** A slot's symbols, as its mathematics name them. */
interface Symbols {
  readonly symbols: readonly { readonly id: string; readonly kind: string }[];
}

const letters = ['A', 'K', 'Q', 'J', '10', '9', '8'];

interface Icon {
  readonly title: string;
  readonly motif: string;
  /** Another one is drawn in other colours. */
  readonly tone: number;
}

const drawIcon = (nodeId: string, { title, motif, tone }: Icon): string =>
  picture(
    200,
    200,
    title,
    paints(pickEntry(palettes, toHash(nodeId) + tone)) +
      group(
        'translate(100 100) scale(.78)',
        findMotif(motif)(pickEntry(palettes, toHash(nodeId)), tone),
      ),
  );

/**
 * The symbols of a title's reels by their ids: its own subject pays most, related ones in the title's colours follow,
 * card ranks pay least. Two titles of one subject differ in colours and in what stands beside it.
 */
function drawSymbols(
  nodeId: string,
  subject: string,
  variant: unknown,
): Readonly<Record<string, string>> {
  const palette = pickEntry(palettes, toHash(nodeId));
  const order = (name: string) => toHash(`symbols ${nodeId} ${name}`);
  const beside = listRelatedMotifs(subject).toSorted((one, other) => order(one) - order(other));
  const badge = (title: string, text: string, size: number) =>
    picture(
      200,
      200,
      title,
      paints(palette) +
        circle(100, 100, 88, 'url(#b)') +
        rect(14, 66, 172, 68, 20, palette.deep) +
        lettering(
          text,
          100,
          100 + size / 3,
          size,
          palette.light,
          'text-anchor="middle" font-weight="900"',
        ),
    );
  const rank = (text: string) =>
    picture(
      200,
      200,
      text,
      paints(palette) +
        lettering(text, 100, 152, 140, palette.deep, 'text-anchor="middle" font-weight="900"'),
    );
  const draw = ({ id, kind }: Symbols['symbols'][number]): string => {
    const number = Number(/\d+$/.exec(id)?.[0] ?? 1);
    if (kind === 'wild') return badge('wild', 'WILD', 52);
    if (kind === 'scatter') return badge('scatter', 'FREE', 52);
    if (kind === 'coin') return drawIcon(nodeId, { title: 'coin', motif: 'coin', tone: 3 });
    if (kind === 'pot') return drawIcon(nodeId, { title: 'pot', motif: 'crown', tone: 4 });
    if (id.startsWith('high')) {
      const motif = number === 1 ? subject : pickEntry(beside, number - 2);
      return drawIcon(nodeId, { title: id, motif, tone: number });
    }
    return rank(letters[number - 1] ?? '7');
  };
  const { symbols } = variant as Symbols;
  return Object.fromEntries(symbols.map((symbol) => [symbol.id, draw(symbol)]));
}

/** Pictures of a title's own beside those that its rule always has: a slot's symbols, the boss of a sea. */
export function drawPictures(
  nodeId: string,
  subject: string,
  { rule, variant }: { readonly rule: string; readonly variant: unknown },
): Readonly<Record<string, string>> {
  if (rule === 'slot') return drawSymbols(nodeId, subject, variant);
  return rule === 'fishing'
    ? { boss: drawIcon(nodeId, { title: 'boss', motif: subject, tone: 1 }) }
    : {};
}
