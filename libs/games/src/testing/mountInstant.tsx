/** @jsxImportSource preact */
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { vi } from 'vitest';
import type { Draw } from '../rules/draw';
import type { Ui } from '../views/frame/Ui';
import { UiContext } from '../views/frame/Ui';
import type { PlayedScreen } from '../views/gameScreen';

/** Words are told as their ids with their values. */
const ui: Ui = {
  say: (word, values = {}) => [word, ...Object.values(values)].join(' '),
  money: (amount) => amount.toFixed(2),
  shortMoney: String,
  signedMoney: (amount) => amount.toFixed(2),
  percent: (share) => `${share * 100} %`,
  count: String,
  ...{ pictures: {}, minBet: 1, maxBet: 100, isCalm: true },
  play: () => undefined,
};

export interface MountedTable<Action> {
  /** Actions of the present or last round that the rule took. */
  readonly actions: readonly Action[];
  readonly text: () => string;
  /** Presses the first control whose name begins so. @throws where there is none that can be pressed */
  readonly press: (name: string) => void;
  readonly rules: () => string;
}

export interface MountOptions<Action> {
  /** Draws of a round from their beginning. @default the least of each */
  readonly begin?: () => Draw;
  /** Actions of a round that stands open already. */
  readonly started?: readonly Action[];
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** A game's table on a page of its own, with its rule in the platform's place. */
export function mountTable<Variant, Action, View>(
  { create, Table, Rules }: PlayedScreen<Variant, Action, View>,
  variant: Variant,
  { begin = () => () => 0, started = [] }: MountOptions<Action> = {},
): MountedTable<Action> {
  const game = create(variant);
  const actions: Action[] = [...started];
  const replay = () => game.replay(begin(), actions);
  const take = (action: Action, isOpening: boolean) => {
    if (isOpening) actions.splice(0);
    actions.push(game.action.parse(JSON.parse(JSON.stringify(action))));
    const state = replay();
    if (state === undefined) throw new Error(`Refused: ${JSON.stringify(actions)}`);
    return state;
  };
  function Page() {
    const [state, setState] = useState(started.length > 0 ? replay() : undefined);
    const [round, setRound] = useState(0);
    const isOpen = state !== undefined && state.paid === undefined;
    return (
      <Table
        {...{ variant, round }}
        view={state?.view}
        phase={isOpen ? 'open' : 'ready'}
        staked={isOpen ? 10 : 0}
        open={(action) => {
          setRound(round + 1);
          setState(take(action, true));
        }}
        act={(action) => setState(take(action, false))}
      />
    );
  }
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const show = (page: preact.ComponentChild) =>
    act(() => render(<UiContext.Provider value={ui}>{page}</UiContext.Provider>, root));
  void show(<Page />);
  return {
    actions,
    text: () => root.textContent,
    press(name) {
      const buttons = [...root.querySelectorAll('button:not(:disabled)')];
      const button = buttons.find((each) => nameOf(each).startsWith(name));
      if (button === undefined) throw new Error(`No ${name}: ${buttons.map(nameOf).join(' | ')}`);
      void act(() => void button.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    },
    rules() {
      const sheet = document.createElement('div');
      const page = <Rules variant={variant} />;
      void act(() => render(<UiContext.Provider value={ui}>{page}</UiContext.Provider>, sheet));
      return sheet.textContent;
    },
  };
}

const stepMs = 50;

/** Lets a fake clock run, and the table with it. */
export function pass(milliseconds: number): void {
  for (let time = 0; time < milliseconds; time += stepMs)
    void act(() => void vi.advanceTimersByTime(stepMs));
}
