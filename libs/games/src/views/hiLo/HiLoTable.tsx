/** @jsxImportSource preact */
import type { HiLoAction, HiLoView } from '../../rules/hiLo/createHiLo';
import type { HiLoVariant } from '../../rules/hiLo/hiLoVariants';
import { useUi } from '../frame/Ui';
import type { Ui } from '../frame/Ui';
import type { Phase, TableProps } from '../gameScreen';
import { Banner } from '../parts/Banner';
import { formatTimes } from '../parts/PrizeTable';
import { PlayingCard } from '../parts/PlayingCard';
import { StakeBar } from '../parts/StakeBar';
import { useChime } from '../parts/useChime';
import { useStake } from '../parts/useStake';
import styles from './HiLoTable.module.css';

function tellGuess({ say }: Ui, view: HiLoView | undefined, phase: Phase): string {
  if (phase === 'busy') return '';
  if (view === undefined) return say('hiLo.start');
  const times = formatTimes(view.prize ?? 0);
  if (view.ended !== undefined) return say(`hiLo.${view.ended}`, { times });
  return view.prize === undefined ? say('hiLo.choose') : say('hiLo.right', { times });
}

type CardOnTable = HiLoView['cards'][number];

const signs = { deal: '', skip: '»', higher: '▲', lower: '▼' } as const;

/** Cards before the present one, the oldest first. */
function Trail({ cards }: { readonly cards: readonly CardOnTable[] }) {
  const { say } = useUi();
  return (
    <ol className={styles.trail} aria-label={say('hiLo.trail')}>
      {cards.slice(-6).map(({ card, by }, at) => (
        <li key={at}>
          <PlayingCard card={card} />
          <small aria-hidden="true">{signs[by]}</small>
        </li>
      ))}
    </ol>
  );
}

interface GuessesProps {
  readonly variant: HiLoVariant;
  readonly view: HiLoView | undefined;
  readonly disabled: boolean;
  readonly onAct: (action: HiLoAction) => void;
}

function Guesses({ variant, view, disabled, onAct }: GuessesProps) {
  const { say } = useUi();
  const guess = (way: 'higher' | 'lower') => {
    const prize = view?.next[way];
    return (
      <button
        type="button"
        data-way={way}
        disabled={disabled || prize === undefined}
        onClick={() => onAct({ type: 'guess', guess: way })}
      >
        {signs[way]} {say(`hiLo.${way}`)}
        <b>{prize === undefined ? '–' : formatTimes(prize)}</b>
      </button>
    );
  };
  const skips = view?.skipsLeft ?? variant.mostSkips;
  return (
    <div className={styles.guesses} role="group" aria-label={say('hiLo.choose')}>
      {guess('lower')}
      {guess('higher')}
      {variant.mostSkips > 0 && (
        <button
          type="button"
          data-way="skip"
          disabled={disabled || skips === 0}
          onClick={() => onAct({ type: 'skip' })}
        >
          {signs.skip} {say('hiLo.skip', { skips: String(skips) })}
        </button>
      )}
    </div>
  );
}

/** A card, and the guess whether the next one is higher or lower. */
export function HiLoTable(props: TableProps<HiLoVariant, HiLoAction, HiLoView>) {
  const { variant, view, phase, round, staked, open, act } = props;
  const ui = useUi();
  const { say, money, play } = ui;
  const stake = useStake();
  useChime(view?.prize ?? 0);
  const cards = view?.cards ?? [];
  const now = cards.at(-1);
  const isUnderWay = view !== undefined && view.ended === undefined;
  const prize = view?.prize;
  const nameButton = () => {
    if (!isUnderWay) return say('frame.deal');
    if (prize === undefined) return say('hiLo.guess');
    return say('frame.cashOut', { amount: money((staked * prize) / 100) });
  };
  const send = (action: HiLoAction) => {
    play('card');
    if (isUnderWay) act(action);
    else open(action, stake.stake);
  };
  return (
    <>
      <Banner>{tellGuess(ui, view, phase)}</Banner>
      <div className={styles.felt}>
        <Trail cards={cards.slice(0, -1)} />
        <div className={styles.now} data-right={now?.right} key={`${round} ${cards.length}`}>
          <PlayingCard card={now?.card} />
        </div>
        <Guesses
          variant={variant}
          view={isUnderWay ? view : undefined}
          disabled={phase !== 'open'}
          onAct={send}
        />
      </div>
      <StakeBar
        {...{ stake, staked }}
        isLocked={phase !== 'ready'}
        label={nameButton()}
        disabled={phase === 'busy' || (isUnderWay && prize === undefined)}
        onPress={() => send({ type: isUnderWay ? 'cashOut' : 'deal' })}
      />
    </>
  );
}
