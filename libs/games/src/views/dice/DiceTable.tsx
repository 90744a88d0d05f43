/** @jsxImportSource preact */
import { useMemo, useState } from 'preact/hooks';
import type { DiceAction, DiceView } from '../../rules/dice/createDice';
import { listDiceBets } from '../../rules/dice/createDice';
import type { DiceVariant } from '../../rules/dice/diceVariants';
import { useUi } from '../frame/Ui';
import type { TableProps } from '../gameScreen';
import { Banner } from '../parts/Banner';
import { Choice } from '../parts/Choice';
import { formatTimes } from '../parts/PrizeTable';
import { StakePanel } from '../parts/StakePanel';
import styles from './DiceTable.module.css';
import { Die } from './Die';

type Bet = ReturnType<typeof listDiceBets>[number];

/** The bet that the player sets: a side, and the nearest line that is taken on it. */
function useBet(variant: DiceVariant) {
  const bets = useMemo(() => listDiceBets(variant), [variant]);
  const [side, setSide] = useState<DiceAction['side']>('over');
  const [line, setLine] = useState(() => Math.floor((variant.dice * (variant.sides + 1)) / 2));
  const lines = bets.filter((bet) => bet.side === side);
  const far = (bet: Bet) => Math.abs(bet.line - line);
  const bet = lines.reduce<Bet | undefined>(
    (best, each) => (best === undefined || far(each) < far(best) ? each : best),
    undefined,
  );
  return { bet, lines, side, setSide, setLine };
}

interface LineProps {
  readonly lines: readonly Bet[];
  readonly bet: Bet;
  readonly disabled: boolean;
  readonly onLine: (line: number) => void;
}

function Line({ lines, bet, disabled, onLine }: LineProps) {
  const { say, percent } = useUi();
  const step = (sign: string, name: string, by: number) => (
    <button
      type="button"
      aria-label={say(name)}
      disabled={disabled || !lines.some(({ line }) => line === bet.line + by)}
      onClick={() => onLine(bet.line + by)}
    >
      {sign}
    </button>
  );
  return (
    <div className={styles.line}>
      <p>
        <span>{say('dice.wins', { times: formatTimes(bet.prize) })}</span>
        <span>{say('dice.chance', { chance: percent(bet.chance) })}</span>
      </p>
      <div>
        {step('−', 'dice.lower', -1)}
        <input
          type="range"
          aria-label={say('dice.line')}
          min={lines[0]?.line}
          max={lines.at(-1)?.line}
          value={bet.line}
          disabled={disabled}
          onInput={({ currentTarget }) => onLine(currentTarget.valueAsNumber)}
        />
        {step('+', 'dice.higher', 1)}
      </div>
    </div>
  );
}

/** Dice, and the line that their total is to come over or under. */
export function DiceTable(props: TableProps<DiceVariant, DiceAction, DiceView>) {
  const { variant, view, phase, round, open } = props;
  const { say, play } = useUi();
  const { bet, lines, side, setSide, setLine } = useBet(variant);
  const rolls = view?.rolls ?? Array.from({ length: variant.dice }, () => undefined);
  const told = view !== undefined && phase !== 'busy';
  const values = { total: String(view?.total ?? ''), line: String(view?.line ?? '') };
  const nameSide = (way: DiceAction['side']) => say(`dice.${way}`, { line: String(bet?.line) });
  const sides = (['under', 'over'] as const).map((way) => ({ value: way, name: nameSide(way) }));
  return (
    <>
      <Banner>
        {told ? say(view.won ? 'dice.won' : 'dice.lost', values) : say('dice.choose')}
      </Banner>
      <div className={styles.felt} role="img" aria-label={told ? values.total : say('dice.dice')}>
        {rolls.map((roll, at) => (
          <Die
            key={`${round} ${String(view !== undefined)} ${at}`}
            sides={variant.sides}
            roll={roll}
          />
        ))}
        {told && rolls.length > 1 && <b className={styles.total}>= {view.total}</b>}
      </div>
      <Choice
        label={say('dice.side')}
        options={sides}
        value={side}
        disabled={phase !== 'ready'}
        onChoose={setSide}
      />
      {bet !== undefined && (
        <Line {...{ lines, bet }} disabled={phase !== 'ready'} onLine={setLine} />
      )}
      <StakePanel
        label={say('dice.roll')}
        disabled={phase !== 'ready' || bet === undefined}
        onPlay={(stake) => {
          play('turn');
          if (bet !== undefined) open({ side: bet.side, line: bet.line }, stake);
        }}
      />
    </>
  );
}
