import {
  createAndarBahar,
  type AndarBaharOutcome,
  type AndarBaharSpot,
  type AndarBaharVariant,
} from '../../rules/andarBahar/createAndarBahar';
import { createSpotScreen } from '../spots/createSpotScreen';
import type { Say, SpotGroup } from '../spots/spotDesign';
import { AndarBaharPicture } from './AndarBaharPicture';

function layOut(variant: AndarBaharVariant, say: Say): readonly SpotGroup<AndarBaharSpot>[] {
  const { andarPays, baharPays, counts } = variant;
  const ranges = counts.map(({ upTo, pays }, at) => {
    const from = (counts[at - 1]?.upTo ?? 0) + 1;
    const spot: AndarBaharSpot = `count-${upTo}`;
    const look = `${from}–${upTo}`;
    return { spot, pays, look, name: say('andarBahar.countName', { range: look }) };
  });
  return [
    {
      columns: 2,
      spots: [
        { spot: 'andar', name: say('andarBahar.andar'), pays: andarPays, tone: 'blue' },
        { spot: 'bahar', name: say('andarBahar.bahar'), pays: baharPays, tone: 'red' },
      ],
    },
    ...(ranges.length > 0
      ? [{ title: say('andarBahar.counts'), columns: 4 as const, spots: ranges }]
      : []),
  ];
}

export const andarBaharScreen = createSpotScreen<
  AndarBaharVariant,
  AndarBaharSpot,
  AndarBaharOutcome
>({
  words: 'andarBahar',
  create: createAndarBahar,
  layout: layOut,
  Picture: AndarBaharPicture,
  tell: ({ cards }, say) =>
    say(cards.length % 2 === 1 ? 'andarBahar.toldAndar' : 'andarBahar.toldBahar', {
      count: String(cards.length),
    }),
  mark({ cards }, say) {
    const name = say(cards.length % 2 === 1 ? 'andarBahar.andar' : 'andarBahar.bahar');
    return { label: name.slice(0, 1), name, tone: cards.length % 2 === 1 ? 'blue' : 'red' };
  },
  revealMs: ({ cards }) => 600 + Math.min(8, cards.length) * 200,
});
