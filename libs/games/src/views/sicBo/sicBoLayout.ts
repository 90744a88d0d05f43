import type { SicBoVariant } from '../../rules/sicBo/variants';
import type { Say, SpotFace, SpotGroup } from '../spots/spotDesign';

const faces = [1, 2, 3, 4, 5, 6];
const evens = ['small', 'big', 'odd', 'even'] as const;

/** All bets of a sic bo table: the usual ones on the cloth, doubles, triples and pairs in sheets. */
export function layOutSicBo(variant: SicBoVariant, say: Say): readonly SpotGroup[] {
  const { totals, single, evenChance } = variant;
  const times = (toOne: number) => `×${toOne + 1}`;
  const plain = (spot: string, hundredths: number): SpotFace => ({
    spot,
    name: say(`sicBo.${spot}`),
    pays: hundredths,
  });
  const numbered = (kind: string, toOne: number) =>
    faces.map((face) => ({
      spot: `${kind}-${face}`,
      name: say(`sicBo.${kind}Name`, { number: String(face) }),
      look: kind === 'double' ? `${face} ${face}` : `${face} ${face} ${face}`,
      pays: 100 * (toOne + 1),
    }));
  const totalSpots = Array.from({ length: 14 }, (_, at): SpotFace => {
    const total = at + 4;
    return {
      spot: `total-${total}`,
      name: say('sicBo.totalName', { number: String(total) }),
      look: String(total),
      pays: 100 * ((totals[Math.min(total, 21 - total) - 4] ?? 0) + 1),
    };
  });
  const singles = faces.map((face): SpotFace => ({
    spot: `single-${face}`,
    name: say('sicBo.singleName', { number: String(face) }),
    look: String(face),
    prizes: single.map(times).join(' / '),
  }));
  const pairs = faces.flatMap((low) =>
    faces.slice(low).map((high) => ({
      spot: `pair-${low}-${high}`,
      name: say('sicBo.pairName', { low: String(low), high: String(high) }),
      look: `${low} + ${high}`,
      pays: 100 * (variant.pair + 1),
    })),
  );
  return [
    { columns: 4, spots: evens.map((spot) => plain(spot, 100 + evenChance)) },
    { title: say('sicBo.total'), columns: 5, spots: totalSpots },
    {
      title: `${say('sicBo.single')}: ${single.map(times).join(' / ')}`,
      columns: 6,
      spots: singles,
    },
    { columns: 1, spots: [plain('anyTriple', 100 * (variant.anyTriple + 1))] },
    { title: say('sicBo.pair'), columns: 3, spots: pairs, isSheet: true },
    {
      title: say('sicBo.double'),
      columns: 3,
      spots: numbered('double', variant.double),
      isSheet: true,
    },
    {
      title: say('sicBo.triple'),
      columns: 3,
      spots: numbered('triple', variant.triple),
      isSheet: true,
    },
  ];
}
