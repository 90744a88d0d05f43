/** @jsxImportSource preact */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { createSeededDraw } from '../rules/seededDraw';
import type { RoundState } from '../rules/game';
import { UiContext } from '../views/frame/Ui';
import type { Ui } from '../views/frame/Ui';
import type { GameScreen, Phase, PlayedScreen } from '../views/gameScreen';

/** Says each text by its id and values. */
const plainUi: Ui = {
  say: (word, values = {}) => [word, ...Object.values(values)].join(' '),
  money: String,
  shortMoney: String,
  signedMoney: String,
  percent: (share) => share.toFixed(4),
  count: String,
  pictures: {},
  minBet: 1,
  maxBet: 1000,
  isCalm: true,
  play: () => undefined,
};

export interface MountOptions<Action> {
  readonly seed?: number;
  /** Actions of a round that waited for its player. */
  readonly resume?: readonly Action[];
}

const readName = ({ ariaLabel, textContent }: HTMLElement) => ariaLabel ?? textContent;

/** A table whose rounds are replayed by its own rule, in the place of a platform. */
class TableRun<Variant, Action, View> {
  readonly root = document.createElement('div');
  /** Actions of the present round. */
  sent: readonly Action[] = [];
  private readonly game;
  private state: RoundState<View> | undefined;
  private staked = 0;
  /** Worth of a unit, in major units. */
  private unit = 10;
  private round = 0;

  constructor(
    private readonly screen: PlayedScreen<Variant, Action, View>,
    private readonly variant: Variant,
    private readonly seed: number,
  ) {
    this.game = screen.create(variant);
    document.body.append(this.root);
    // The document of tests has no layout to scroll.
    Element.prototype.scrollIntoView = () => undefined;
  }

  get phase(): Phase {
    return this.state === undefined || this.state.paid !== undefined ? 'ready' : 'open';
  }

  /** Begins as a page does, perhaps in a round that stands open. */
  begin(resume: readonly Action[]): void {
    if (resume.length > 0) this.staked = this.replay(resume).staked * this.unit;
    act(() => this.show());
  }

  /** Presses a button by its name; the first one without. */
  press(name?: string): void {
    const buttons = [...this.root.querySelectorAll('button')];
    // A move's button tells the stake after its name.
    const button =
      buttons.find((each) => name === undefined || readName(each) === name) ??
      buttons.find((each) => readName(each).startsWith(`${name}+`));
    if (button === undefined || button.disabled) throw new Error(`No button ${name}`);
    act(() => button.click());
  }

  private replay(sent: readonly Action[]): RoundState<View> {
    for (const action of sent) this.game.action.parse(action);
    const state = this.game.replay(createSeededDraw(this.seed), sent);
    if (state === undefined) throw new Error('The rule refuses the actions');
    [this.sent, this.state] = [sent, state];
    return state;
  }

  private readonly open = (action: Action, amount: number): void => {
    this.round += 1;
    this.staked = amount;
    this.unit = amount / this.replay([action]).staked;
    this.show();
  };

  private readonly goOn = (action: Action, more = 0): void => {
    this.staked += more;
    const { staked } = this.replay([...this.sent, action]);
    if (this.staked !== staked * this.unit) throw new Error('The stake is another');
    this.show();
  };

  private show(): void {
    const { Table } = this.screen;
    const { variant, phase, round, staked, open } = this;
    render(
      <UiContext.Provider value={plainUi}>
        <Table
          {...{ variant, phase, round, staked, open }}
          view={this.state?.view}
          act={this.goOn}
        />
      </UiContext.Provider>,
      this.root,
    );
  }
}

/** Mounts a table that refuses the actions and stakes that the platform would refuse. */
export function mountTable<Variant, Action, View>(
  screen: PlayedScreen<Variant, Action, View>,
  variant: Variant,
  { seed = 1, resume = [] }: MountOptions<Action> = {},
): TableRun<Variant, Action, View> {
  const run = new TableRun(screen, variant, seed);
  run.begin(resume);
  return run;
}

/** The rules of a variant as text. */
export function readRules<Variant, Action, View>(
  { Rules }: GameScreen<Variant, Action, View>,
  variant: Variant,
): HTMLElement {
  const root = document.createElement('div');
  act(() =>
    render(
      <UiContext.Provider value={plainUi}>
        <Rules variant={variant} />
      </UiContext.Provider>,
      root,
    ),
  );
  return root;
}
