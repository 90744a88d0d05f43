import { placeBet } from './bet.mjs';
import { boot, isFramed, leave, make, money, say, signedMoney, tell } from './boot.mjs';

const steps = [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const bets = steps.filter((step) => step >= boot.minBet && step <= boot.maxBet);

function betStepper() {
  let at = Math.max(0, bets.indexOf(10));
  const value = make('output', 'bet-value');
  const show = () => (value.textContent = money(bets[at]));
  const button = (sign, label, by) => {
    const made = make('button', 'round', sign, { type: 'button', 'aria-label': say(label) });
    made.addEventListener('click', () => {
      at = Math.min(bets.length - 1, Math.max(0, at + by));
      show();
    });
    return made;
  };
  const box = make('div', 'bet');
  box.append(
    button('−', 'less', -1),
    make('span', 'bet-label', say('bet')),
    value,
    button('+', 'more', 1),
  );
  show();
  return { box, current: () => bets[at] };
}

function headOf() {
  const head = make('header', 'head');
  head.hidden = isFramed;
  const back = make('button', 'back', '‹', { type: 'button', 'aria-label': say('back') });
  back.addEventListener('click', leave);
  const icon = make('img', 'icon', '', { alt: '', src: boot.art, width: '40', height: '40' });
  const balance = make('output', 'balance', '', { 'aria-label': say('balance') });
  head.append(back, icon, make('h1', 'title', boot.name), balance);
  return { head, balance };
}

/** The frame of every game: head with balance, stage, message, stake and the button that plays. */
export function createTable() {
  const app = document.getElementById('app');
  const { head, balance } = headOf();
  const stage = make('main', 'stage');
  const message = make('p', 'message', '', { role: 'status' });
  const stepper = betStepper();
  const go = make('button', 'go', '', { type: 'button' });
  const foot = make('footer', 'foot');
  foot.append(stepper.box, go);
  app?.append(head, stage, message, foot);

  let purse = boot.balance;
  const setBalance = (amount) => {
    purse = amount;
    balance.textContent = money(amount);
    tell({ type: 'playhouse:balance', balance: amount });
  };
  setBalance(purse);
  return { stage, message, go, bet: stepper.current, setBalance, play: playOnce };

  /** Plays once with the stake shown. `reveal` shows what came out before the balance changes. */
  async function playOnce(path, choice, reveal) {
    go.disabled = true;
    message.textContent = '';
    message.className = 'message';
    const bet = stepper.current();
    if (bet <= purse) balance.textContent = money(purse - bet);
    try {
      const result = await placeBet(path, bet, choice, () => {
        message.textContent = say('waiting');
        message.className = 'message bad';
      });
      message.textContent = '';
      message.className = 'message';
      await reveal(result);
      setBalance(result.balance);
    } catch (error) {
      message.textContent = say(error.code === 'balance.insufficient' ? 'funds' : 'failed');
      message.className = 'message bad';
      setBalance(purse);
    } finally {
      go.disabled = false;
    }
  }
}

const outcomeWords = { won: 'win', returned: 'stakeBack', part: 'partBack', lost: 'lose' };

/** Says what a round brought, and what is left of it beside the stake. */
export function showOutcome(message, { outcome, win, net }) {
  const values = { amount: money(win), net: signedMoney(net) };
  message.textContent = say(outcomeWords[outcome], values);
  message.className = outcome === 'won' ? 'message good' : 'message';
}
