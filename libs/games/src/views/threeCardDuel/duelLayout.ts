import type { ThreeCardSpot } from '../../rules/threeCardDuel/createThreeCardDuel';
import type { ThreeCardDuelVariant } from '../../rules/threeCardDuel/variant';
import type { Say, SpotGroup } from '../spots/spotDesign';

/** The ante and the bet on the own hand. */
export function layOutDuel(
  words: string,
  { pairPlus }: ThreeCardDuelVariant,
  say: Say,
): readonly SpotGroup<ThreeCardSpot>[] {
  const most = Math.max(...Object.values(pairPlus));
  return [
    {
      columns: 2,
      spots: [
        { spot: 'ante', name: say(`${words}.ante`), pays: 200, tone: 'red' },
        {
          ...{ spot: 'pairPlus', name: say(`${words}.pairPlus`), tone: 'blue' },
          prizes: say(`${words}.upTo`, { times: String(most / 100) }),
          note: say(`${words}.upTo`, { times: String(most / 100) }),
        },
      ],
    },
  ];
}
