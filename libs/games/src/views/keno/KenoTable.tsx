/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { KenoAction, KenoView } from '../../rules/keno/createKeno';
import type { KenoVariant } from '../../rules/keno/kenoVariants';
import { useUi } from '../frame/Ui';
import type { TableProps } from '../gameScreen';
import { Banner } from '../parts/Banner';
import { formatTimes } from '../parts/PrizeTable';
import { StakePanel } from '../parts/StakePanel';
import { useCounting } from '../parts/useCounting';
import { drawMs } from './drawTime';
import styles from './KenoTable.module.css';

/** The player's numbers, and how many of them may be chosen. */
function usePicks({ numbers, pays }: KenoVariant) {
  const [picks, setPicks] = useState<readonly number[]>([]);
  const counts = Object.keys(pays).map(Number);
  const most = Math.max(...counts);
  const toggle = (number: number) => {
    if (picks.includes(number)) setPicks(picks.filter((each) => each !== number));
    else if (picks.length < most) setPicks([...picks, number]);
  };
  const quick = () => {
    const left = Array.from({ length: numbers }, (_, at) => at + 1);
    const count = counts.includes(picks.length) ? picks.length : 5;
    const take = () => left.splice(Math.floor(Math.random() * left.length), 1);
    setPicks(Array.from({ length: count }, take).flat());
  };
  return { picks, most, toggle, quick, clear: () => setPicks([]) };
}

/** Payments for the hits of a ticket, from none to all. */
function Pays({ pays, hits }: { readonly pays: readonly number[]; readonly hits?: number }) {
  const { say } = useUi();
  return (
    <ol className={styles.pays} aria-label={say('keno.pays')}>
      {pays.map((pay, count) => (
        <li key={count} data-paid={pay > 0} data-hit={count === hits}>
          <small>{count}</small>
          <b>{formatTimes(pay)}</b>
        </li>
      ))}
    </ol>
  );
}

interface NumbersProps {
  readonly count: number;
  readonly picks: readonly number[];
  readonly drawn: readonly number[];
  readonly disabled: boolean;
  readonly onToggle: (number: number) => void;
}

function Numbers({ count, picks, drawn, disabled, onToggle }: NumbersProps) {
  const { say } = useUi();
  return (
    <div className={styles.numbers} data-count={count} role="group" aria-label={say('keno.grid')}>
      {Array.from({ length: count }, (_, at) => at + 1).map((number) => {
        const isDrawn = drawn.includes(number);
        return (
          <button
            key={number}
            type="button"
            aria-label={isDrawn ? say('keno.drawn', { number: String(number) }) : String(number)}
            aria-pressed={picks.includes(number)}
            data-drawn={isDrawn}
            disabled={disabled}
            onClick={() => onToggle(number)}
          >
            {number}
          </button>
        );
      })}
    </div>
  );
}

/** A grid of numbers to choose from, and the numbers as they are drawn. */
export function KenoTable(props: TableProps<KenoVariant, KenoAction, KenoView>) {
  const { variant, view, phase, round, open } = props;
  const { say, play } = useUi();
  const { picks, most, toggle, quick, clear } = usePicks(variant);
  const [isCleared, setCleared] = useState(false);
  const counting = { most: view?.drawn.length ?? 0, ms: drawMs, sound: 'tap' as const };
  const count = useCounting(`${round} ${view?.drawn.join() ?? ''}`, counting);
  const disabled = phase !== 'ready';
  const shown = isCleared && !disabled ? undefined : view;
  const drawn = shown?.drawn.slice(0, disabled ? count : undefined) ?? [];
  const pays = variant.pays[picks.length];
  const told = shown !== undefined && !disabled;
  const hits = { hits: String(view?.hits.length ?? 0), picks: String(view?.numbers.length ?? 0) };
  const change = (doIt: () => void) => () => {
    play('tap');
    setCleared(true);
    doIt();
  };
  return (
    <>
      <Banner>{told ? say('keno.hits', hits) : say('keno.choose', { most: String(most) })}</Banner>
      <Numbers
        count={variant.numbers}
        {...{ picks, drawn, disabled }}
        onToggle={(number) => change(() => toggle(number))()}
      />
      <div className={styles.tools}>
        <button type="button" disabled={disabled} onClick={change(quick)}>
          {say('keno.quick')}
        </button>
        <button type="button" disabled={disabled || picks.length === 0} onClick={change(clear)}>
          {say('keno.clear')}
        </button>
      </div>
      <Pays pays={pays ?? []} hits={told ? view?.hits.length : undefined} />
      <StakePanel
        label={pays === undefined ? say('frame.choose') : say('frame.play')}
        disabled={disabled || pays === undefined}
        isLocked={disabled}
        onPlay={(stake) => {
          setCleared(false);
          open({ numbers: picks }, stake);
        }}
      />
    </>
  );
}
