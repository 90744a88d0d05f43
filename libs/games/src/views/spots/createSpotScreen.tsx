/** @jsxImportSource preact */
import { useMemo } from 'preact/hooks';
import type { BetAction } from '../../rules/bets/betAction';
import type { BetView } from '../../rules/bets/createBetGame';
import { useUi } from '../frame/Ui';
import type { PlayedScreen, RulesProps, TableProps } from '../gameScreen';
import { LastMarks } from './LastMarks';
import type { SpotDesign } from './spotDesign';
import { SpotRules } from './SpotRules';
import { SpotTable } from './SpotTable';

/** The screen of a game that ends with its opening: spots, a picture of the outcome, and what each spot pays. */
export function createSpotScreen<Variant, Spot extends string, Outcome>(
  design: SpotDesign<Variant, Spot, Outcome>,
): PlayedScreen<Variant, BetAction<Spot>, BetView<Spot, Outcome>> {
  const { words, create, layout, notes, Board, Picture, tell, mark, revealMs } = design;
  const findGainers = ({ bets }: BetView<Spot, Outcome>) =>
    bets.filter(({ chips, paid }) => paid > chips * 100).map(({ spot }) => spot);

  type Props = TableProps<Variant, BetAction<Spot>, BetView<Spot, Outcome>>;
  function Table({ variant, view, phase, round, open }: Props) {
    const { say } = useUi();
    const groups = useMemo(() => layout(variant, say), [variant, say]);
    const isBusy = phase === 'busy';
    const isShown = !isBusy && view !== undefined;
    const winners = isShown ? (design.winners?.(view.outcome) ?? findGainers(view)) : [];
    return (
      <SpotTable
        {...{ phase, groups, Board, open, winners }}
        label={say(`${words}.play`)}
        told={isShown ? tell(view.outcome, say, variant) : undefined}
        marks={
          mark && <LastMarks mark={isShown ? mark(view.outcome, say) : undefined} round={round} />
        }
      >
        <Picture {...{ variant, isBusy, round }} outcome={view?.outcome} />
      </SpotTable>
    );
  }

  function Rules({ variant }: RulesProps<Variant>) {
    const { say } = useUi();
    const lines = [say(`${words}.rules`), ...(notes?.(variant, say) ?? [])];
    const findReturns = useMemo(() => () => create(variant).spotReturns(), [variant]);
    return <SpotRules lines={lines} groups={layout(variant, say)} findReturns={findReturns} />;
  }

  return { words, create, Table, Rules, revealMs: ({ outcome }) => revealMs(outcome) };
}
