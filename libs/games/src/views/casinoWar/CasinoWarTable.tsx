/** @jsxImportSource preact */
import { countChips, findChips } from '../../rules/bets/betAction';
import { getHighRank } from '../../rules/cards/cardTables';
import type {
  CasinoWarAction,
  CasinoWarVariant,
  CasinoWarView,
} from '../../rules/casinoWar/createCasinoWar';
import { DuelPicture } from '../duel/DuelPicture';
import { useUi } from '../frame/Ui';
import type { TableProps } from '../gameScreen';
import { MoveBar } from '../parts/MoveBar';
import { scaleStake } from '../parts/units';
import { SpotTable } from '../spots/SpotTable';
import { layOutWar } from './casinoWarLayout';

/** How far the player's last card leads over the dealer's. */
function findLead({ player, dealer, war }: CasinoWarView): number {
  const last = war ?? { player, dealer };
  return getHighRank(last.player) - getHighRank(last.dealer);
}

/** A second tie wins the war, and every war began with a tie. */
function listWinners(view: CasinoWarView | undefined): string[] {
  if (view === undefined) return [];
  const lead = findLead(view);
  const hasTied = view.war !== undefined || lead === 0;
  const hasWon = lead > 0 || (view.war !== undefined && lead === 0);
  return [...(hasWon ? ['ante'] : []), ...(hasTied ? ['tie'] : [])];
}

function findTold(view: CasinoWarView): string {
  const lead = findLead(view);
  if (view.war !== undefined) return lead < 0 ? 'casinoWar.warLost' : 'casinoWar.warWon';
  if (lead === 0) return 'casinoWar.surrendered';
  return lead > 0 ? 'casinoWar.higher' : 'casinoWar.lower';
}

const sides = ['dealer', 'player'] as const;

/** A card each; after a tie, war or surrender. */
export function CasinoWarTable({
  variant,
  view,
  phase,
  round,
  open,
  act,
  staked,
}: TableProps<CasinoWarVariant, CasinoWarAction, CasinoWarView>) {
  const { say } = useUi();
  const isEnded = phase === 'ready' && view !== undefined;
  const lead = view === undefined ? 0 : findLead(view);
  const bets = view?.bets ?? [];
  const stakes = {
    war: scaleStake(staked, countChips(bets), findChips(bets, 'ante')),
    surrender: 0,
  };
  const hands = sides.map((side) => ({
    label: say(`casinoWar.${side}`),
    cards: view === undefined ? 1 : [view[side], ...(view.war ? [view.war[side]] : [])],
    hasWon: isEnded && (side === 'player' ? lead > 0 : lead < 0),
  }));
  const isOpen = view !== undefined && view.moves.length > 0;
  const tied = phase === 'open' ? say('casinoWar.tied') : undefined;
  return (
    <SpotTable
      {...{ phase, open }}
      groups={layOutWar(variant, say)}
      label={say('casinoWar.play')}
      winners={listWinners(view)}
      told={isEnded ? say(findTold(view)) : tied}
      standing={isOpen ? view.bets : undefined}
      required={{ spot: 'ante', lack: say('casinoWar.anteFirst') }}
      moves={
        isOpen ? (
          <MoveBar
            moves={view.moves.map((name) => ({
              name,
              label: say(`casinoWar.${name}`),
              more: stakes[name],
            }))}
            disabled={phase !== 'open'}
            onMove={(move, more) => act({ move }, more)}
          />
        ) : undefined
      }
    >
      <DuelPicture sides={hands} deal={String(round)} />
    </SpotTable>
  );
}
