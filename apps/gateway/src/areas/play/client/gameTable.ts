import type { BetAnswers, Boot, RoundAnswer, WordId } from '../wire';
import type { Platform } from './askPlatform';
import { connect, Refusal } from './askPlatform';
import { makeElement } from './elements';
import { isFramed, leaveGame, tellParent } from './parentPage';
import { placeBet } from './placeBet';
import type { Speech } from './speech';
import { createSpeech } from './speech';
import { createStakeStepper } from './stakeStepper';

/** The frame of every game: head with balance, stage, message, stake and the button that plays. */
export interface GameTable extends Speech {
  readonly boot: Boot;
  readonly platform: Platform;
  readonly stage: HTMLElement;
  readonly go: HTMLButtonElement;
  /** Says something in the language of the page. */
  show(text: string, tone?: 'good' | 'bad'): void;
  setBalance(balance: number): void;
  /** Plays once with the stake shown. `reveal` shows the outcome before the balance changes. */
  play<Path extends keyof BetAnswers>(
    path: Path,
    choice: unknown,
    reveal: (answer: BetAnswers[Path]) => Promise<void> | void,
  ): Promise<void>;
}

function createHead({ art, name }: Boot, { say }: Speech) {
  const head = makeElement('header', 'head');
  head.hidden = isFramed();
  const back = makeElement('button', 'back', '‹', { type: 'button', 'aria-label': say('back') });
  back.addEventListener('click', leaveGame);
  const icon = makeElement('img', 'icon', '', { alt: '', src: art, width: '40', height: '40' });
  const balance = makeElement('output', 'balance', '', { 'aria-label': say('balance') });
  head.append(back, icon, makeElement('h1', 'title', name), balance);
  return { head, balance };
}

export function createGameTable(boot: Boot): GameTable {
  const speech = createSpeech(boot);
  const { say, money } = speech;
  const platform = connect(boot.token);
  const { head, balance } = createHead(boot, speech);
  const stage = makeElement('main', 'stage');
  const message = makeElement('p', 'message', '', { role: 'status' });
  const stepper = createStakeStepper(boot, speech);
  const go = makeElement('button', 'go', '', { type: 'button' });
  const foot = makeElement('footer', 'foot');
  foot.append(stepper.box, go);
  document.getElementById('app')?.append(head, stage, message, foot);

  const show: GameTable['show'] = (text, tone) => {
    message.textContent = text;
    message.className = tone === undefined ? 'message' : `message ${tone}`;
  };
  let purse = boot.balance;
  const setBalance = (amount: number) => {
    purse = amount;
    balance.textContent = money(amount);
    tellParent({ type: 'playhouse:balance', balance: amount });
  };
  const play: GameTable['play'] = async (path, choice, reveal) => {
    go.disabled = true;
    show('');
    const stake = stepper.current();
    if (stake <= purse) balance.textContent = money(purse - stake);
    try {
      const onLost = () => show(say('waiting'), 'bad');
      const answer = await placeBet(platform, { path, stake, choice, onLost });
      show('');
      await reveal(answer);
      setBalance(answer.balance);
    } catch (error) {
      const isShort = error instanceof Refusal && error.code === 'balance.insufficient';
      show(say(isShort ? 'funds' : 'failed'), 'bad');
      setBalance(purse);
    } finally {
      go.disabled = false;
    }
  };
  setBalance(purse);
  return { ...speech, boot, platform, stage, go, show, setBalance, play };
}

const outcomeWords = {
  won: 'win',
  returned: 'stakeBack',
  part: 'partBack',
  lost: 'lose',
} as const satisfies Readonly<Record<RoundAnswer['outcome'], WordId>>;

/** Says what a round brought, and what is left of it beside the stake. */
export function showOutcome(
  { say, show, money, signedMoney }: GameTable,
  { outcome, win, net }: RoundAnswer,
): void {
  const values = { amount: money(win), net: signedMoney(net) };
  show(say(outcomeWords[outcome], values), outcome === 'won' ? 'good' : undefined);
}
