/** @jsxImportSource preact */
import type { lobbyCalls } from '@playhouse/wps';
import { useEffect, useState } from 'preact/hooks';
import type { LotteryAnswer, LotteryVariant } from '../boot';
import { Refusal } from '../frame/askPlatform';
import type { Platform } from '../frame/askPlatform';
import frame from '../frame/GameFrame.module.css';
import { Head } from '../frame/Head';
import { tellParent } from '../frame/parentPage';
import { placeBet } from '../frame/placeBet';
import { UiContext } from '../frame/Ui';
import type { Ui } from '../frame/Ui';
import { useCreateUi } from '../frame/useCreateUi';
import type { PageProps } from '../gamePage';
import { StakePanel } from '../parts/StakePanel';
import { DrawBoard } from './DrawBoard';
import styles from './LotteryPage.module.css';
import { NumberBoard } from './NumberBoard';
import type { Numbers } from './NumberBoard';

type Play = lobbyCalls.LotteryPlay;

const lookMs = 10_000;

function namePlay({ say }: Ui, { id, at, pick }: Play): string {
  if (at === 'sum') return say(`lottery.${id}`);
  return say(at === 'last' ? 'lottery.ending' : `lottery.${at}`, { pick: String(pick) });
}

/** Draws, orders and balance as the platform says, asked for every ten seconds. */
function useDraws(first: LotteryAnswer, platform: Platform) {
  const [answer, setAnswer] = useState(first);
  const show = (fresh: LotteryAnswer) => {
    setAnswer(fresh);
    tellParent({ type: 'playhouse:balance', balance: fresh.balance });
  };
  useEffect(() => {
    // A look that fails leaves the board as it is; the next one follows.
    const look = () => void platform.lottery().then(show, () => undefined);
    look();
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [platform]);
  return { ...answer, show };
}

/** Places slips of one line, and says what became of them. */
function useOrder(platform: Platform, ui: Ui, onPlaced: (answer: LotteryAnswer) => void) {
  const { say } = ui;
  const [message, setMessage] = useState<{ readonly text: string; readonly tone?: 'bad' }>();
  const [isBusy, setBusy] = useState(false);
  const place = async (choice: object, stake: number) => {
    setBusy(true);
    const onLost = () => setMessage({ text: say('frame.waiting'), tone: 'bad' });
    try {
      const body = { choice };
      const answer = await placeBet(platform, { path: 'order', stake, body, onLost });
      onPlaced(answer);
      setMessage({ text: say('lottery.placed', { numero: answer.view.next.numero }) });
    } catch (error) {
      const isShort = error instanceof Refusal && error.code === 'balance.insufficient';
      setMessage({ text: say(isShort ? 'frame.funds' : 'frame.failed'), tone: 'bad' });
    }
    setBusy(false);
  };
  return { message, setMessage, isBusy, place };
}

/** Numbers from a board, or an outcome of the whole draw; drawn at fixed times, and the platform settles. */
export function LotteryPage({ boot, platform }: PageProps) {
  const { ui, isLoud, toggleSound } = useCreateUi(boot);
  // The platform wrote the page for a lottery.
  const { rule, first } = boot.variant as LotteryVariant;
  const { view, balance, show } = useDraws(first, platform);
  const { message, setMessage, isBusy, place } = useOrder(platform, ui, show);
  const [play, setPlay] = useState<Play>();
  const [numbers, setNumbers] = useState<Numbers>([]);
  const shown = play ?? rule.plays[0];
  const choose = (next: Play) => {
    setPlay(next);
    setNumbers([]);
  };
  const order = (stake: number) => {
    const chosen = numbers.filter((number) => number !== undefined);
    // An outcome is its own choice; numbers are chosen for the first play where none is pressed.
    const isWhole = shown !== undefined && chosen.length === shown.pick;
    if (!isWhole || (shown.pick === 0 && play === undefined))
      return setMessage({ text: ui.say('lottery.choose') });
    void place({ playType: shown.playType, playId: shown.id, numbers: chosen }, stake);
  };
  return (
    <UiContext.Provider value={ui}>
      <Head {...{ boot, balance, isLoud }} onSound={toggleSound} />
      <aside className={frame.side}>
        <DrawBoard view={view} locale={boot.locale} timeZone={boot.timeZone} />
      </aside>
      <main className={frame.stage}>
        <div className={styles.plays}>
          {rule.plays.map((each) => (
            <button
              key={each.id}
              type="button"
              aria-pressed={each.id === play?.id}
              onClick={() => choose(each)}
            >
              {namePlay(ui, each)}
              <small>×{Math.max(...each.pays.map(({ times }) => times))}</small>
            </button>
          ))}
        </div>
        {shown !== undefined && shown.pick > 0 && (
          <NumberBoard rule={rule} play={shown} numbers={numbers} onChange={setNumbers} />
        )}
        <StakePanel label={ui.say('lottery.place')} disabled={isBusy} onPlay={order} />
      </main>
      <p className={frame.message} data-part="message" data-tone={message?.tone} role="status">
        {message?.text}
      </p>
    </UiContext.Provider>
  );
}
