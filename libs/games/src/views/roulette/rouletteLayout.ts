import { createLayout } from '../../rules/roulette/layout';
import type { RouletteVariant } from '../../rules/roulette/variants';
import type { SpotTone } from '../parts/Spot';
import type { Say, SpotFace, SpotGroup } from '../spots/spotDesign';
import { findTone } from './pockets';

const evenTones: Readonly<Record<string, SpotTone>> = { red: 'red', black: 'black' };
const insideKinds = ['split', 'street', 'corner', 'line', 'topLine'];

const getKind = (spot: string) => spot.split('-')[0] ?? spot;

/** Chances of even money as they stand under the numbers. */
const evenSpots = ['low', 'even', 'red', 'black', 'odd', 'high'];

/** Spots of a roulette table: numbers, columns, dozens, even chances, and the inside bets in sheets. */
export function layOutRoulette(
  { numbers, zeros }: RouletteVariant,
  say: Say,
): readonly SpotGroup[] {
  const layout = createLayout(numbers, zeros);
  const red = layout['red'] ?? [];
  const spots = Object.keys(layout);
  const face = (spot: string): SpotFace => {
    const kind = getKind(spot);
    const covered = layout[spot] ?? [];
    const [number = ''] = covered;
    const pays = Math.floor(numbers / covered.length) * 100;
    if (kind === 'straight') return { spot, name: number, pays, tone: findTone(number, red) };
    if (insideKinds.includes(kind)) {
      const look = covered.join('·');
      return { spot, name: `${say(`roulette.${kind}`)} ${covered.join(', ')}`, look, pays };
    }
    const half = numbers / 2;
    const names: Readonly<Record<string, string>> = {
      low: `1–${half}`,
      high: `${half + 1}–${numbers}`,
    };
    const name = names[spot] ?? say(`roulette.${spot}`);
    return { spot, name, pays, tone: evenTones[spot] };
  };
  const pick = (kind: string) => spots.filter((spot) => getKind(spot) === kind).map(face);
  const sheets = insideKinds
    .map((kind): SpotGroup => ({
      title: say(`roulette.${kind}`),
      columns: 3,
      spots: pick(kind),
      isSheet: true,
    }))
    .filter((group) => group.spots.length > 0);
  const dozens = pick('dozen');
  return [
    { title: say('roulette.numbers'), columns: 3, spots: pick('straight') },
    { title: say('roulette.columns'), columns: 3, spots: pick('column') },
    ...(dozens.length > 0
      ? [{ title: say('roulette.dozens'), columns: 3 as const, spots: dozens }]
      : []),
    { title: say('roulette.evens'), columns: 3, spots: evenSpots.map(face) },
    ...sheets,
  ];
}
