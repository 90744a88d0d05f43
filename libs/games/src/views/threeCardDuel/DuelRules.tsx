/** @jsxImportSource preact */
import { useMemo } from 'preact/hooks';
import type { ThreeCardGame } from '../../rules/threeCardDuel/createThreeCardDuel';
import type { KindPays, ThreeCardDuelVariant } from '../../rules/threeCardDuel/variant';
import { useUi } from '../frame/Ui';
import { PayTable } from '../parts/PayTable';
import { SpotRules } from '../spots/SpotRules';
import { layOutDuel } from './duelLayout';

export interface DuelRulesProps {
  readonly words: string;
  readonly variant: ThreeCardDuelVariant;
  readonly create: (variant: ThreeCardDuelVariant) => ThreeCardGame;
}

/** How a duel of three cards is played, its spots, and what each hand pays. */
export function DuelRules({ words, variant, create }: DuelRulesProps) {
  const { say } = useUi();
  const findReturns = useMemo(() => () => create(variant).spotReturns(), [create, variant]);
  const { bonus, pairPlus, ranking, tieGivesBack, call } = variant;
  const nameHand = (kind: string) => say(`frame.hand.${kind}`);
  const best = ranking.order.toReversed();
  const listRows = (pays: KindPays) =>
    best.flatMap((kind) => {
      const paid = pays[kind] ?? 0;
      return paid > 0 ? [{ name: nameHand(kind), pays: paid }] : [];
    });
  const lines = [
    say(`${words}.rules`, { call: String(call) }),
    say(tieGivesBack ? `${words}.tieBack` : `${words}.tieLoses`),
    say(`${words}.order`, { hands: best.map(nameHand).join(', ') }),
  ];
  return (
    <>
      <SpotRules lines={lines} groups={layOutDuel(words, variant, say)} findReturns={findReturns} />
      <PayTable title={say(`${words}.pairPlus`)} rows={listRows(pairPlus)} />
      {Object.keys(bonus).length > 0 && (
        <PayTable title={say(`${words}.bonus`)} rows={listRows(bonus)} />
      )}
    </>
  );
}
