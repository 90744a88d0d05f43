/** @jsxImportSource preact */
import { createRedBlack, type RedBlackOutcome } from '../../rules/redBlack/createRedBlack';
import type { RedBlackSpot, RedBlackVariant } from '../../rules/redBlack/variants';
import { DuelPicture } from '../duel/DuelPicture';
import { useUi } from '../frame/Ui';
import type { SpotTone } from '../parts/Spot';
import { createSpotScreen } from '../spots/createSpotScreen';
import type { PictureProps, Say, SpotFace, SpotGroup } from '../spots/spotDesign';

const sides = ['red', 'black'] as const;
const tones: Partial<Record<RedBlackSpot, SpotTone>> = { red: 'red', black: 'black' };

/** Three cards for red and three for black. */
function RedBlackPicture(props: PictureProps<RedBlackVariant, RedBlackOutcome>) {
  const { outcome, isBusy, round } = props;
  const { say } = useUi();
  const hands = sides.map((side) => {
    const hasWon = !isBusy && outcome?.winner === side;
    const kind = outcome?.kind;
    return {
      label: say(`redBlack.${side}`),
      cards: outcome?.[side] ?? 3,
      note: hasWon && kind !== undefined ? say(`frame.hand.${kind}`) : undefined,
      hasWon,
    };
  });
  return <DuelPicture sides={hands} deal={`${round} ${outcome === undefined}`} shape="stack" />;
}

const nameSpot = (spot: RedBlackSpot, say: Say) =>
  say(['red', 'black', 'lucky'].includes(spot) ? `redBlack.${spot}` : `frame.hand.${spot}`);

function layOut(variant: RedBlackVariant, say: Say): readonly SpotGroup<RedBlackSpot>[] {
  const { kindPays, ranking, sidePays, spots } = variant;
  const kinds = ranking.order.filter((kind) => kindPays[kind] !== undefined);
  const paysFor = (spot: RedBlackSpot) => {
    if (spot === 'red' || spot === 'black') return sidePays;
    return spot === 'lucky' ? undefined : kindPays[spot];
  };
  const face = (spot: RedBlackSpot): SpotFace<RedBlackSpot> => ({
    spot,
    name: nameSpot(spot, say),
    pays: paysFor(spot),
    tone: tones[spot],
    ...(spot === 'lucky'
      ? {
          prizes: kinds
            .map((kind) => `${say(`frame.hand.${kind}`)} ×${(kindPays[kind] ?? 0) / 100}`)
            .join(', '),
        }
      : {}),
  });
  const side = spots.slice(2);
  return [
    { columns: 2, spots: spots.slice(0, 2).map(face) },
    {
      title: say('redBlack.hands'),
      columns: side.length > 1 ? 3 : 1,
      spots: side.map(face),
    },
  ];
}

export const redBlackScreen = createSpotScreen<RedBlackVariant, RedBlackSpot, RedBlackOutcome>({
  words: 'redBlack',
  create: createRedBlack,
  layout: layOut,
  Picture: RedBlackPicture,
  tell({ winner, kind }, say) {
    if (winner === undefined || kind === undefined) return say('redBlack.toldEqual');
    return say('redBlack.told', {
      side: say(`redBlack.${winner}`),
      hand: say(`frame.hand.${kind}`),
    });
  },
  mark({ winner }, say) {
    if (winner === undefined) return { label: '=', name: say('redBlack.toldEqual') };
    const name = say(`redBlack.${winner}`);
    return { label: name.slice(0, 1), name, tone: winner };
  },
  notes: ({ ranking }, say) => [
    say('redBlack.order', {
      hands: ranking.order
        .toReversed()
        .map((kind) => say(`frame.hand.${kind}`))
        .join(', '),
    }),
  ],
  revealMs: () => 1300,
});
