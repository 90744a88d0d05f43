import { createBaccarat, findBaccaratPrizes } from '../../rules/baccarat/createBaccarat';
import type { BaccaratOutcome } from '../../rules/baccarat/bank';
import type { BaccaratSpot, BaccaratVariant } from '../../rules/baccarat/variants';
import { sumPoints } from '../../rules/cards/points';
import { createSpotScreen } from '../spots/createSpotScreen';
import type { Say, SpotFace, SpotGroup } from '../spots/spotDesign';
import type { SpotTone } from '../parts/Spot';
import { BaccaratPicture } from './BaccaratPicture';

const tones: Partial<Record<BaccaratSpot, SpotTone>> = {
  player: 'blue',
  tie: 'green',
  banker: 'red',
};
const ends: readonly BaccaratSpot[] = ['player', 'tie', 'banker'];

function findWinner({ player, banker }: BaccaratOutcome): 'player' | 'banker' | 'tie' {
  const lead = sumPoints(player) - sumPoints(banker);
  if (lead === 0) return 'tie';
  return lead > 0 ? 'player' : 'banker';
}

function layOut(variant: BaccaratVariant, say: Say): readonly SpotGroup<BaccaratSpot>[] {
  const prizes = findBaccaratPrizes(variant);
  const face = (spot: BaccaratSpot): SpotFace<BaccaratSpot> => ({
    spot,
    name: say(`baccarat.${spot}`),
    pays: prizes[spot],
    tone: tones[spot],
  });
  const side = variant.spots.filter((spot) => !ends.includes(spot));
  return [
    { columns: 3, spots: ends.filter((spot) => variant.spots.includes(spot)).map(face) },
    ...(side.length > 0
      ? [{ title: say('baccarat.side'), columns: 2 as const, spots: side.map(face) }]
      : []),
  ];
}

export const baccaratScreen = createSpotScreen<BaccaratVariant, BaccaratSpot, BaccaratOutcome>({
  words: 'baccarat',
  create: createBaccarat,
  layout: layOut,
  Picture: BaccaratPicture,
  tell: ({ player, banker }, say) =>
    say(`baccarat.told.${findWinner({ player, banker })}`, {
      player: String(sumPoints(player)),
      banker: String(sumPoints(banker)),
    }),
  mark(outcome, say) {
    const winner = findWinner(outcome);
    const name = say(`baccarat.${winner}`);
    return { label: name.slice(0, 1), name, tone: tones[winner] };
  },
  notes: ({ banker, bankerSix, spots }, say) => [
    say(bankerSix < banker ? 'baccarat.six' : 'baccarat.commission'),
    ...(spots.includes('playerDragon') ? [say('baccarat.dragon')] : []),
  ],
  revealMs: ({ player, banker }) => 500 + 200 * Math.max(player.length, banker.length) + 500,
});
