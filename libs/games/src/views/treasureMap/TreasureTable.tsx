/** @jsxImportSource preact */
import type { TreasureAction, TreasureView } from '../../rules/treasureMap/createTreasureMap';
import type { TreasureVariant } from '../../rules/treasureMap/treasureVariants';
import { useUi } from '../frame/Ui';
import type { Ui } from '../frame/Ui';
import type { TableProps } from '../gameScreen';
import { Banner } from '../parts/Banner';
import type { FieldCell } from '../parts/Field';
import { Field } from '../parts/Field';
import { formatTimes } from '../parts/PrizeTable';
import { Picture } from '../parts/pictures';
import { StakeBar } from '../parts/StakeBar';
import { useRenewal } from '../parts/useRenewal';
import { useChime } from '../parts/useChime';
import { useStake } from '../parts/useStake';
import styles from './TreasureTable.module.css';

function namePlot({ say }: Ui, view: TreasureView | undefined, plot: number): FieldCell {
  const number = String(plot + 1);
  const find = view?.dug.find((each) => each.plot === plot);
  if (find === undefined && view?.map === undefined)
    return { name: say('treasureMap.plot', { number }), state: 'closed' };
  const treasure = find?.treasure ?? view?.map?.[plot];
  const name = say('treasureMap.found', {
    number,
    find: say(`treasureMap.${treasure ?? 'trap'}`),
  });
  const dug = treasure === undefined ? 'bad' : 'good';
  return { name, picture: treasure ?? 'skull', state: find === undefined ? 'shown' : dug };
}

function tellDig({ say }: Ui, view: TreasureView | undefined, { leastLeave }: TreasureVariant) {
  if (view === undefined) return say('treasureMap.choose');
  const times = formatTimes(view.found);
  if (view.ended !== undefined) return say(`treasureMap.end.${view.ended}`, { times });
  if (view.mayLeave) return say('treasureMap.mayLeave', { times });
  return say('treasureMap.least', { times, least: formatTimes(leastLeave) });
}

/** The treasures that are still buried. */
function Buried({ variant, view }: { variant: TreasureVariant; view: TreasureView | undefined }) {
  const { say } = useUi();
  return (
    <ul className={styles.buried} aria-label={say('treasureMap.buried')}>
      {variant.treasures.map(({ id, value, count }) => {
        const left = count - (view?.dug.filter(({ treasure }) => treasure === id).length ?? 0);
        return (
          <li key={id} data-gone={left === 0}>
            <Picture name={id} />
            <span>{say(`treasureMap.${id}`)}</span>
            <b>
              {left} · {formatTimes(value)}
            </b>
          </li>
        );
      })}
    </ul>
  );
}

/** An island to dig, plot by plot. */
export function TreasureTable(props: TableProps<TreasureVariant, TreasureAction, TreasureView>) {
  const { variant, view, phase, round, staked, open, act } = props;
  const ui = useUi();
  const { say, money, play } = ui;
  const stake = useStake();
  useChime(view?.ended === 'trap' ? 0 : (view?.found ?? 0));
  const { shown, isOver, isUnderWay, renew } = useRenewal(view, round);
  const dig = (plot: number) => {
    play('tap');
    const action = { type: 'dig', plot } as const;
    if (isUnderWay) act(action);
    else open(action, stake.stake);
  };
  const goes = isUnderWay
    ? say('frame.cashOut', { amount: money((staked * (view?.found ?? 0)) / 100) })
    : say(isOver ? 'treasureMap.again' : 'treasureMap.random');
  const press = () => {
    if (isUnderWay) act({ type: 'leave' });
    else if (isOver) renew();
    else dig(Math.floor(Math.random() * variant.plots));
  };
  return (
    <>
      <Banner>{phase !== 'busy' && tellDig(ui, shown, variant)}</Banner>
      <Field
        label={say('treasureMap.map')}
        tone="sand"
        columns={variant.columns}
        cells={Array.from({ length: variant.plots }, (_, plot) => namePlot(ui, shown, plot))}
        disabled={phase === 'busy' || isOver}
        onOpen={dig}
      />
      <Buried variant={variant} view={shown} />
      <StakeBar
        {...{ stake, staked }}
        isLocked={phase !== 'ready'}
        label={goes}
        disabled={phase === 'busy' || (isUnderWay && view?.mayLeave !== true)}
        onPress={press}
      />
    </>
  );
}
