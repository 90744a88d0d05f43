/** @jsxImportSource preact */
import {
  createBullBull,
  type BullBullOutcome,
  type BullBullSpot,
} from '../../rules/bullBull/createBullBull';
import type { BullBullVariant } from '../../rules/bullBull/variants';
import { DuelPicture } from '../duel/DuelPicture';
import { useUi } from '../frame/Ui';
import { createSpotScreen } from '../spots/createSpotScreen';
import type { PictureProps, Say, SpotGroup } from '../spots/spotDesign';
import { BullHead } from './BullHead';

const sides: readonly BullBullSpot[] = ['player', 'dealer'];

const nameBull = (bull: number, say: Say) => {
  if (bull === 0) return say('bullBull.none');
  return bull === 10 ? say('bullBull.best') : say('bullBull.points', { points: String(bull) });
};

/** The bull, and five cards on both sides. */
function BullBullPicture(props: PictureProps<BullBullVariant, BullBullOutcome>) {
  const { outcome, isBusy, round } = props;
  const { say } = useUi();
  const isShown = outcome !== undefined && !isBusy;
  const hands = sides.map((side) => ({
    label: say(`bullBull.${side}`),
    cards: outcome?.[side].cards ?? 5,
    note: isShown ? nameBull(outcome[side].bull, say) : undefined,
    hasWon: isShown && outcome.winner === side,
  }));
  return (
    <>
      <BullHead hasWon={isShown && outcome[outcome.winner].bull === 10} />
      <DuelPicture sides={hands} deal={`${round} ${outcome === undefined}`} shape="stack" />
    </>
  );
}

/** Prizes by the winner's bull, from the least to the best. */
const listPrizes = ({ pays }: BullBullVariant) =>
  [...new Set(pays)].map((paid) => `×${paid / 100}`).join(' / ');

function layOut(variant: BullBullVariant, say: Say): readonly SpotGroup<BullBullSpot>[] {
  const spots = variant.equalIsDealers ? sides.slice(0, 1) : sides;
  return [
    {
      columns: spots.length === 1 ? 1 : 2,
      spots: spots.map((spot) => ({
        spot,
        name: say(`bullBull.${spot}`),
        tone: spot === 'player' ? 'blue' : 'red',
        prizes: listPrizes(variant),
        note: listPrizes(variant),
      })),
    },
  ];
}

/** The bulls from which each higher prize is paid. */
function describeSteps({ pays }: BullBullVariant, say: Say): string[] {
  return pays.flatMap((paid, bull) =>
    bull > 0 && paid !== pays[bull - 1]
      ? [say('bullBull.step', { bull: nameBull(bull, say), times: String(paid / 100) })]
      : [],
  );
}

export const bullBullScreen = createSpotScreen<BullBullVariant, BullBullSpot, BullBullOutcome>({
  words: 'bullBull',
  create: createBullBull,
  layout: layOut,
  Picture: BullBullPicture,
  tell: (outcome, say) =>
    say('bullBull.told', {
      side: say(`bullBull.${outcome.winner}`),
      bull: nameBull(outcome[outcome.winner].bull, say),
    }),
  notes: (variant, say) => [
    say(variant.equalIsDealers ? 'bullBull.equalDealer' : 'bullBull.equalTop'),
    ...describeSteps(variant, say),
  ],
  revealMs: () => 1700,
});
