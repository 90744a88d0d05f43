/** @jsxImportSource preact */
import type {
  BlackjackAction,
  BlackjackHandView,
  BlackjackView,
} from '../../rules/blackjack/createBlackjack';
import { addCards } from '../../rules/blackjack/total';
import type { BlackjackVariant } from '../../rules/blackjack/variants';
import { CardTable } from '../duel/CardTable';
import { useUi } from '../frame/Ui';
import type { TableProps } from '../gameScreen';
import { scaleStake } from '../parts/units';
import type { Say } from '../spots/spotDesign';

const describeTotal = ({ total, soft }: Pick<BlackjackHandView, 'total' | 'soft'>, say: Say) =>
  soft && total < 21 ? say('blackjack.soft', { total: String(total) }) : String(total);

/** How a hand ended. */
function tellHand({ total, paid = 0, stake }: BlackjackHandView, say: Say): string {
  if (total > 21) return say('blackjack.bust');
  if (paid === stake * 100) return say('blackjack.push');
  return say(paid > 0 ? 'blackjack.won' : 'blackjack.lost');
}

function listHands({ hands, active }: BlackjackView, isEnded: boolean, say: Say) {
  return hands.map((hand, at) => {
    const name =
      hands.length > 1 ? say('blackjack.hand', { number: String(at + 1) }) : say('blackjack.you');
    const end = isEnded && hands.length > 1 ? ` · ${tellHand(hand, say)}` : '';
    return {
      label: name,
      cards: hand.cards,
      note: `${describeTotal(hand, say)}${end}`,
      hasWon: isEnded ? (hand.paid ?? 0) > hand.stake * 100 : hands.length > 1 && at === active,
    };
  });
}

/** The dealer's hand, and the player's one or two. */
export function BlackjackTable({
  view,
  phase,
  round,
  open,
  act,
  staked,
}: TableProps<BlackjackVariant, BlackjackAction, BlackjackView>) {
  const { say } = useUi();
  const isEnded = phase === 'ready' && view !== undefined;
  const isOpen = (view?.moves.length ?? 0) > 0;
  const dealer = view === undefined ? 2 : view.dealer;
  const units = view?.hands.reduce((sum, { stake }) => sum + stake, 0) ?? 1;
  const unit = scaleStake(staked, units, 1);
  const stakes = { hit: 0, stand: 0, double: unit, split: unit };
  return (
    <CardTable
      {...{ phase, round }}
      sides={[
        {
          label: say('blackjack.dealer'),
          cards: typeof dealer === 'number' || !isOpen ? dealer : [...dealer, undefined],
          note: view && (isOpen || isEnded) ? String(addCards(view.dealer).total) : undefined,
        },
        ...(view === undefined
          ? [{ label: say('blackjack.you'), cards: 2 }]
          : listHands(view, isEnded, say)),
      ]}
      told={isEnded ? view.hands.map((hand) => tellHand(hand, say)).join(' · ') : undefined}
      moves={(view?.moves ?? []).map((name) => ({
        name,
        label: say(`blackjack.${name}`),
        more: stakes[name],
      }))}
      onMove={(move, more) => act({ move }, more)}
      onDeal={(stake) => open({ move: 'deal' }, stake)}
    />
  );
}
