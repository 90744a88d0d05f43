import {
  createDragonTiger,
  type DragonTigerOutcome,
  type DragonTigerSpot,
  type DragonTigerVariant,
} from '../../rules/dragonTiger/createDragonTiger';
import { getRank } from '../../rules/draw';
import { createSpotScreen } from '../spots/createSpotScreen';
import type { Say, SpotFace, SpotGroup } from '../spots/spotDesign';
import type { SpotTone } from '../parts/Spot';
import { DragonTigerPicture } from './DragonTigerPicture';

const ends: readonly DragonTigerSpot[] = ['dragon', 'tie', 'tiger'];
const tones: Partial<Record<DragonTigerSpot, SpotTone>> = {
  ...{ dragon: 'red', tie: 'green', tiger: 'gold' },
  ...{ dragonRed: 'red', tigerRed: 'red', dragonBlack: 'black', tigerBlack: 'black' },
};

function findWinner({ dragon, tiger }: DragonTigerOutcome): 'dragon' | 'tiger' | 'tie' {
  const lead = getRank(dragon) - getRank(tiger);
  if (lead === 0) return 'tie';
  return lead > 0 ? 'dragon' : 'tiger';
}

function layOut(variant: DragonTigerVariant, say: Say): readonly SpotGroup<DragonTigerSpot>[] {
  const prizes: Partial<Record<DragonTigerSpot, number>> = {
    tie: variant.tiePays,
    suitedTie: variant.suitedTiePays,
  };
  const face = (spot: DragonTigerSpot): SpotFace<DragonTigerSpot> => ({
    spot,
    name: say(`dragonTiger.${spot}`),
    pays: prizes[spot] ?? 200,
    tone: tones[spot],
  });
  const side = variant.spots.filter((spot) => !ends.includes(spot));
  return [
    { columns: 3, spots: ends.map(face) },
    ...(side.length > 0
      ? [{ title: say('dragonTiger.side'), columns: 2 as const, spots: side.map(face) }]
      : []),
  ];
}

export const dragonTigerScreen = createSpotScreen<
  DragonTigerVariant,
  DragonTigerSpot,
  DragonTigerOutcome
>({
  words: 'dragonTiger',
  create: createDragonTiger,
  layout: layOut,
  Picture: DragonTigerPicture,
  tell: (outcome, say) => say(`dragonTiger.told.${findWinner(outcome)}`),
  mark(outcome, say) {
    const winner = findWinner(outcome);
    const name = say(`dragonTiger.${winner}`);
    return { label: name.slice(0, 1), name, tone: tones[winner] };
  },
  notes: ({ tieGivesBack, spots }, say) => [
    say('dragonTiger.tieBack', { share: String(tieGivesBack) }),
    ...(spots.includes('dragonRed') ? [say('dragonTiger.seven')] : []),
  ],
  revealMs: () => 1200,
});
