/** @jsxImportSource preact */
import { useMemo } from 'preact/hooks';
import { countChips, findChips } from '../../rules/bets/betAction';
import type {
  ThreeCardAction,
  ThreeCardGame,
  ThreeCardView,
} from '../../rules/threeCardDuel/createThreeCardDuel';
import type { ThreeCardDuelVariant } from '../../rules/threeCardDuel/variant';
import { DuelPicture } from '../duel/DuelPicture';
import { useUi } from '../frame/Ui';
import type { PlayedScreen, TableProps } from '../gameScreen';
import { MoveBar } from '../parts/MoveBar';
import { scaleStake } from '../parts/units';
import { SpotTable } from '../spots/SpotTable';
import { DuelRules } from './DuelRules';
import { layOutDuel } from './duelLayout';

type Props = TableProps<ThreeCardDuelVariant, ThreeCardAction, ThreeCardView>;

function DuelHands({
  words,
  view,
  isEnded,
  round,
}: {
  readonly words: string;
  readonly view: ThreeCardView | undefined;
  readonly isEnded: boolean;
  readonly round: number;
}) {
  const { say } = useUi();
  const dealer = view?.dealer;
  const leads = dealer?.place === 'lower' || dealer?.place === 'unqualified';
  return (
    <DuelPicture
      shape="stack"
      deal={String(round)}
      sides={[
        {
          label: say(`${words}.dealer`),
          cards: dealer?.cards ?? 3,
          note: isEnded && dealer ? say(`frame.hand.${dealer.kind}`) : undefined,
          hasWon: isEnded && dealer?.place === 'higher',
        },
        {
          label: say(`${words}.you`),
          cards: view?.player ?? 3,
          note: view && say(`frame.hand.${view.playerKind}`),
          hasWon: isEnded && leads,
        },
      ]}
    />
  );
}

/** The screen of three cards against the dealer's: an ante, then a call or a fold. */
export function createDuelScreen(
  words: string,
  create: (variant: ThreeCardDuelVariant) => ThreeCardGame,
): PlayedScreen<ThreeCardDuelVariant, ThreeCardAction, ThreeCardView> {
  function Table({ variant, view, phase, round, open, act, staked }: Props) {
    const { say } = useUi();
    const groups = useMemo(() => layOutDuel(words, variant, say), [variant, say]);
    const isEnded = phase === 'ready' && view !== undefined;
    const isOpen = view !== undefined && view.moves.length > 0;
    const bets = view?.bets ?? [];
    const call = scaleStake(staked, countChips(bets), findChips(bets, 'ante') * variant.call);
    const isOwnPaid = view !== undefined && (variant.pairPlus[view.playerKind] ?? 0) > 100;
    return (
      <SpotTable
        {...{ phase, open, groups }}
        label={say(`${words}.play`)}
        winners={isOwnPaid ? ['pairPlus'] : []}
        told={isEnded && view.dealer ? say(`${words}.told.${view.dealer.place}`) : undefined}
        standing={isOpen ? bets : undefined}
        required={{ spot: 'ante', lack: say(`${words}.anteFirst`) }}
        moves={
          isOpen ? (
            <MoveBar
              moves={view.moves.map((name) => ({
                name,
                label: say(`${words}.${name}`),
                more: name === 'call' ? call : 0,
              }))}
              disabled={phase !== 'open'}
              onMove={(move, more) => act({ move }, more)}
            />
          ) : undefined
        }
      >
        <DuelHands {...{ words, view, isEnded, round }} />
      </SpotTable>
    );
  }
  return {
    ...{ words, create, Table },
    Rules: ({ variant }) => <DuelRules {...{ words, variant, create }} />,
    revealMs: () => 1000,
  };
}
