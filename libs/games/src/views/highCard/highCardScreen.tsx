/** @jsxImportSource preact */
import {
  createHighCard,
  type HighCardOutcome,
  type HighCardSeat,
  type HighCardVariant,
} from '../../rules/highCard/createHighCard';
import { getHighRank } from '../../rules/cards/cardTables';
import { DuelPicture } from '../duel/DuelPicture';
import { useUi } from '../frame/Ui';
import { createSpotScreen } from '../spots/createSpotScreen';
import type { PictureProps } from '../spots/spotDesign';

const seats: readonly HighCardSeat[] = ['left', 'middle', 'right'];

/** A card for each seat and one for the dealer. */
function HighCardPicture(props: PictureProps<HighCardVariant, HighCardOutcome>) {
  const { outcome, isBusy, round } = props;
  const { say } = useUi();
  const dealer = outcome === undefined ? 1 : [outcome.dealer];
  const hands = seats.map((seat) => {
    const card = outcome?.seats[seat];
    const leads =
      outcome !== undefined && getHighRank(outcome.seats[seat]) > getHighRank(outcome.dealer);
    return {
      label: say(`highCard.${seat}`),
      cards: card === undefined ? 1 : [card],
      hasWon: leads && !isBusy,
    };
  });
  const sides = [...hands, { label: say('highCard.dealer'), cards: dealer }];
  return <DuelPicture sides={sides} deal={`${round} ${outcome === undefined}`} />;
}

export const highCardScreen = createSpotScreen<HighCardVariant, HighCardSeat, HighCardOutcome>({
  words: 'highCard',
  create: createHighCard,
  layout: ({ pays, acePays }, say) => [
    {
      columns: 3,
      spots: seats.map((spot) => ({
        ...{ spot, pays, name: say(`highCard.${spot}`) },
        prizes: [...new Set([pays, acePays])].map((paid) => `×${paid / 100}`).join(' / '),
      })),
    },
  ],
  Picture: HighCardPicture,
  tell({ dealer, seats: cards }, say) {
    const higher = seats.filter((seat) => getHighRank(cards[seat]) > getHighRank(dealer));
    if (higher.length === 0) return say('highCard.toldDealer');
    return say('highCard.told', {
      seats: higher.map((seat) => say(`highCard.${seat}`)).join(', '),
    });
  },
  notes: ({ suitsRank, acePays, pays, tieGivesBack }, say) => [
    suitsRank ? say('highCard.suits') : say('highCard.tie', { share: String(tieGivesBack) }),
    ...(acePays > pays ? [say('highCard.ace', { times: String(acePays / 100) })] : []),
  ],
  revealMs: () => 1100,
});
