/** @jsxImportSource preact */
import type { HoldemAction, HoldemView } from '../../rules/casinoHoldem/createCasinoHoldem';
import { callStakes, type CasinoHoldemVariant } from '../../rules/casinoHoldem/variants';
import { CardTable } from '../duel/CardTable';
import { useUi } from '../frame/Ui';
import type { TableProps } from '../gameScreen';
import { scaleStake } from '../parts/units';

/** The dealer's two cards, the board of three, the player's two. */
export function CasinoHoldemTable({
  view,
  phase,
  round,
  open,
  act,
  staked,
}: TableProps<CasinoHoldemVariant, HoldemAction, HoldemView>) {
  const { say } = useUi();
  const isEnded = phase === 'ready' && view !== undefined;
  const dealer = view?.dealer;
  const leads = dealer?.place === 'lower' || dealer?.place === 'unqualified';
  const stakes = { call: scaleStake(staked, 1, callStakes), fold: 0 };
  return (
    <CardTable
      {...{ phase, round }}
      shape="board"
      sides={[
        {
          label: say('casinoHoldem.dealer'),
          cards: dealer?.cards ?? 2,
          note: isEnded && dealer ? say(`frame.hand.${dealer.kind}`) : undefined,
          hasWon: isEnded && dealer?.place === 'higher',
        },
        {
          label: say('casinoHoldem.you'),
          cards: view?.player ?? 2,
          note: view && say(`frame.hand.${view.playerKind}`),
          hasWon: isEnded && leads,
        },
        { label: say('casinoHoldem.board'), cards: view?.board ?? 3 },
      ]}
      told={isEnded && dealer ? say(`casinoHoldem.told.${dealer.place}`) : undefined}
      moves={(view?.moves ?? []).map((name) => ({
        name,
        label: say(`casinoHoldem.${name}`),
        more: stakes[name],
      }))}
      onMove={(move, more) => act({ move }, more)}
      onDeal={(stake) => open({ move: 'deal' }, stake)}
    />
  );
}
