/** @jsxImportSource preact */
import { sumPoints } from '../../rules/cards/points';
import type { LuckyNineAction, LuckyNineView } from '../../rules/luckyNine/createLuckyNine';
import type { LuckyNineVariant } from '../../rules/luckyNine/variants';
import { CardTable } from '../duel/CardTable';
import { useUi } from '../frame/Ui';
import type { TableProps } from '../gameScreen';

/** The dealer's hand and the player's, with their points. */
export function LuckyNineTable({
  view,
  phase,
  round,
  open,
  act,
}: TableProps<LuckyNineVariant, LuckyNineAction, LuckyNineView>) {
  const { say } = useUi();
  const isEnded = phase === 'ready' && view !== undefined;
  const [player, dealer] = [sumPoints(view?.player ?? []), sumPoints(view?.dealer ?? [])];
  const told = () => {
    if (player === dealer) return 'luckyNine.toldTie';
    return player > dealer ? 'luckyNine.toldPlayer' : 'luckyNine.toldDealer';
  };
  return (
    <CardTable
      {...{ phase, round }}
      sides={[
        {
          label: say('luckyNine.dealer'),
          cards: view === undefined || view.dealer.length === 0 ? 2 : view.dealer,
          note: isEnded ? String(dealer) : undefined,
          hasWon: isEnded && dealer > player,
        },
        {
          label: say('luckyNine.you'),
          cards: view?.player ?? 2,
          note: view && String(player),
          hasWon: isEnded && player > dealer,
        },
      ]}
      told={isEnded ? say(told(), { player: String(player), dealer: String(dealer) }) : undefined}
      moves={(view?.moves ?? []).map((name) => ({ name, label: say(`luckyNine.${name}`) }))}
      onMove={(move) => act({ move })}
      onDeal={(stake) => open({ move: 'deal' }, stake)}
    />
  );
}
