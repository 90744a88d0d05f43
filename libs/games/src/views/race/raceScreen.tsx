/** @jsxImportSource preact */
import {
  createRace,
  listRaceSpots,
  type RaceOutcome,
  type RaceSpot,
} from '../../rules/race/createRace';
import type { RaceVariant } from '../../rules/race/raceVariants';
import { createSpotScreen } from '../spots/createSpotScreen';
import type { Say, SpotGroup } from '../spots/spotDesign';
import { RacePicture } from './RacePicture';
import { Runner } from './Runner';

const kinds = ['win', 'place'] as const;

function layOut(variant: RaceVariant, say: Say): readonly SpotGroup<RaceSpot>[] {
  const priced = listRaceSpots(variant);
  return kinds
    .map((kind): SpotGroup<RaceSpot> => ({
      title: say(`race.${kind}`, { places: String(variant.places) }),
      columns: variant.runners.length > 6 ? 4 : 3,
      spots: priced
        .filter(({ spot }) => spot.startsWith(kind))
        .map(({ spot, runner, prize }) => ({
          spot,
          name: say(`race.${kind}Name`, { runner: String(runner), places: String(variant.places) }),
          look: <Runner figure={variant.figure ?? 'horse'} number={runner} />,
          pays: prize,
        })),
    }))
    .filter(({ spots }) => spots.length > 0);
}

export const raceScreen = createSpotScreen<RaceVariant, RaceSpot, RaceOutcome>({
  words: 'race',
  create: createRace,
  layout: layOut,
  Picture: RacePicture,
  tell: ({ order }, say, { places }) =>
    say('race.told', { order: order.slice(0, places).join(', ') }),
  mark: ({ order }) => ({ label: String(order[0]) }),
  notes: ({ places }, say) => [say('race.placed', { places: String(places) })],
  revealMs: () => 2500,
});
