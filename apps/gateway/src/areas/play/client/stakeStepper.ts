import type { Boot } from '../wire';
import { makeElement } from './elements';
import type { Speech } from './speech';

const steps = [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** Buttons that raise and lower the stake within the game's bounds; `current()` is the stake in major units. */
export function createStakeStepper({ minBet, maxBet }: Boot, { say, money }: Speech) {
  const stakes = steps.filter((step) => step >= minBet && step <= maxBet);
  let at = Math.max(0, stakes.indexOf(10));
  const current = () => stakes[at] ?? minBet;
  const value = makeElement('output', 'bet-value');
  const show = () => {
    value.textContent = money(current());
  };
  const button = (sign: string, label: string, by: number) => {
    const element = makeElement('button', 'round', sign, { type: 'button', 'aria-label': label });
    element.addEventListener('click', () => {
      at = Math.min(stakes.length - 1, Math.max(0, at + by));
      show();
    });
    return element;
  };
  const box = makeElement('div', 'bet');
  const label = makeElement('span', 'bet-label', say('bet'));
  box.append(button('−', say('less'), -1), label, value, button('+', say('more'), 1));
  show();
  return { box, current };
}
